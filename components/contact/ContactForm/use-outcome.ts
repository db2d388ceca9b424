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
    if (!form.current.contains(document.activeElement)) return;
    if (receipt) notice.current?.focus({ preventScroll: true });
    const { top, bottom } = form.current.getBoundingClientRect();
    if (bottom > 0 && top < window.innerHeight) showAtOnce(notice.current);
  }, [delivery, receipt, form, notice]);
}
