import { type RefObject, useLayoutEffect } from 'react';
import { showAtOnce } from '@/lib/browser/lead-form';
import type { LeadDelivery, Receipt } from '../lead-delivery';

/**
 * Empties the form once its lead has arrived. Scrolls to the outcome if the visitor is still at the form, and leaves
 * others where they are.
 */
export function useOutcome(
  form: RefObject<HTMLFormElement | null>,
  notice: RefObject<HTMLElement | null>,
  delivery: LeadDelivery,
  receipt: Receipt | undefined,
) {
  useLayoutEffect(() => {
    const isOutcome = delivery.kind === 'sent' || delivery.kind === 'failed';
    if (!isOutcome || !form.current) return;
    if (receipt) form.current.reset();
    const { top, bottom } = form.current.getBoundingClientRect();
    const isInView = bottom > 0 && top < window.innerHeight;
    const { activeElement } = document;
    // Safari does not focus a button that is clicked, so nothing has the focus then.
    const isAtForm =
      form.current.contains(activeElement) || (isInView && activeElement === document.body);
    if (!isAtForm) return;
    if (receipt) notice.current?.focus({ preventScroll: true });
    if (isInView) showAtOnce(notice.current);
  }, [delivery, receipt, form, notice]);
}
