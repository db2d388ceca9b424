'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { useLeadDelivery } from '../lead-delivery';
import { type Notice, noticeOfDelivery, READING_TIME_MS } from '../notice';

/** Reports the outcome of a lead to a visitor who does not see the form, on whatever page. */
export function LeadToast(props: Omit<Notice, 'kind'>) {
  const kind = noticeOfDelivery(useLeadDelivery());
  // Between two outcomes of one kind the lead is being sent, so each is shown once.
  return kind && <UnseenNotice key={kind} {...props} kind={kind} />;
}

/** The notice as a toast, over page switches, unless the one in the form has been in view. */
function UnseenNotice(props: Notice) {
  const path = usePathname();
  const [isSeen, setIsSeen] = useState(false);
  const [Toast, setToast] = useState<ComponentType<Notice>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another form.
  useEffect(() => {
    if (isSeen) return;
    const since = Date.now();
    const show = async () => {
      // If the script fails to load, the notice in the form remains.
      const loaded = await import('./Toast').catch(() => undefined);
      setToast(() => loaded?.Toast);
    };
    const notice = document.querySelector('#contact [role=status]');
    // The missing page has no form.
    if (!notice) return void show();
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      else show();
    });
    observer.observe(notice);
    return () => {
      observer.disconnect();
      // A notice that there was time to read is shown on no other page.
      if (Date.now() - since > READING_TIME_MS) setIsSeen(true);
    };
  }, [path, isSeen]);

  return !isSeen && Toast ? <Toast {...props} /> : null;
}
