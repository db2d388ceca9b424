'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import type { ContactLink } from '@/lib/channels';
import { type NoticeKind, type Notices, noticeOfDelivery } from '../Contact/LeadNotice';
import { useLeadDelivery } from '../Contact/useLeadDelivery';
import type { ToastProps } from './Toast';

type LeadToastProps = {
  notices: Notices;
  phone: ContactLink | undefined;
};

/** Tells the outcome of a lead to a visitor who does not see the form, on whatever page. */
export function LeadToast({ notices, phone }: LeadToastProps) {
  const kind = noticeOfDelivery(useLeadDelivery());
  const isFormSeen = useFormSeen(kind);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();
  const wanted = kind !== undefined && !isFormSeen;

  useEffect(() => {
    if (!wanted || Toast) return;
    // Where its script does not come, the notice in the form is all there is.
    import('./Toast').then(
      (loaded) => setToast(() => loaded.Toast),
      () => {},
    );
  }, [wanted, Toast]);

  if (!Toast) return null;
  return <Toast kind={wanted ? kind : undefined} notices={notices} phone={phone} />;
}

/** Whether the notice in the form is in view; it counts as seen until the browser has said so. */
function useFormSeen(kind: NoticeKind | undefined): boolean {
  const path = usePathname();
  const [isSeen, setIsSeen] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another form.
  useEffect(() => {
    setIsSeen(true);
    if (kind === undefined) return;
    const notice = document.querySelector('#contact [role=status]');
    // The missing page has no form.
    if (!notice) return setIsSeen(false);
    const observer = new IntersectionObserver((entries) =>
      setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(notice);
    return () => observer.disconnect();
  }, [kind, path]);

  return isSeen;
}
