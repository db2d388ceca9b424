import { type RefObject, useLayoutEffect } from 'react';
import { announceOnce } from '@/lib/browser/goals';
import { onEdit, readLead, restoreDraft, saveDraft } from '@/lib/browser/lead-form';

/** Restores the draft of the lead, and saves it on each edit. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => {
    const { current: fields } = form;
    if (!fields) return;
    restoreDraft(fields);
    return onEdit(fields, ({ isTrusted }) => {
      // Text that the site writes into the message does not count as a start.
      if (isTrusted) announceOnce('form_started');
      saveDraft(readLead(fields));
    });
  }, [form]);
}
