'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { type Notice, noticeOfDelivery } from '../Contact/LeadNotice';
import { useLeadDelivery } from '../Contact/lead-delivery';

/** Reports the outcome of a lead to a visitor who does not see the form, on whatever page. */
export function LeadToast(props: Omit<Notice, 'kind'>) {
  const path = usePathname();
  const kind = noticeOfDelivery(useLeadDelivery());
  // Another page has another form, which may be out of view.
  return kind && <UnseenNotice key={`${path} ${kind}`} {...props} kind={kind} />;
}

/** The notice as a toast until the one in the form has been in view; it counts as seen until the browser has said so. */
function UnseenNotice(props: Notice) {
  const [isSeen, setIsSeen] = useState(true);
  const [Toast, setToast] = useState<ComponentType<Notice>>();

  useEffect(() => {
    const notice = document.querySelector('#contact [role=status]');
    // The missing page has no form.
    if (!notice) return setIsSeen(false);
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.some(({ isIntersecting }) => isIntersecting);
      setIsSeen(isInView);
      if (isInView) observer.disconnect();
    });
    observer.observe(notice);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (isSeen || Toast) return;
    // If the script fails to load, the notice in the form remains.
    import('./Toast').then((loaded) => setToast(() => loaded.Toast)).catch(() => {});
  }, [isSeen, Toast]);

  return !isSeen && Toast ? <Toast {...props} /> : null;
}
