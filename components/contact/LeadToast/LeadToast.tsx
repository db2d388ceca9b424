'use client';

import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { useLeadDelivery } from '../LeadDeliveryProvider/LeadDeliveryProvider';
import { noticeInForm, noticeOfDelivery, READING_TIME_MS } from '../notice';
import type { ToastProps } from './Toast';

/** Reports the outcome of a lead on any page to a visitor who does not see the form. */
export function LeadToast(props: Omit<ToastProps, 'kind'>) {
  const kind = noticeOfDelivery(useLeadDelivery().delivery);
  // Between two outcomes of the same kind the state is `sending`, so the key remounts the notice for each of them.
  return kind && <UnseenNotice key={kind} {...props} kind={kind} />;
}

/** Shows the notice as a toast, across page switches, unless the visitor has seen the one in the form. */
function UnseenNotice(props: ToastProps) {
  const path = usePathname();
  const [isSeen, setIsSeen] = useState(false);
  const [Toast, setToast] = useState<ComponentType<ToastProps>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own form, so the effect runs again when the path changes.
  useEffect(() => {
    if (isSeen) return;
    const since = Date.now();
    const show = async () => {
      // If the script fails to load, the notice in the form remains.
      const loaded = await import('./Toast').catch(() => undefined);
      setToast(() => loaded?.Toast);
    };
    const notice = noticeInForm();
    if (!notice) {
      show();
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      else show();
    });
    observer.observe(notice);
    return () => {
      observer.disconnect();
      // A notice that the visitor had time to read is not shown on other pages.
      if (Date.now() - since > READING_TIME_MS) setIsSeen(true);
    };
  }, [path, isSeen]);

  return !isSeen && Toast ? <Toast {...props} /> : null;
}
