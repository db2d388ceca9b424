import { type RefObject, useLayoutEffect, useState } from 'react';
import { onEdit, readLead } from '@/lib/browser/lead-form';
import { isShortPhone } from '@/lib/lead';

/** Tells whether the phone in a form has too few digits. The lead can be sent all the same. */
export function useShortPhone(form: RefObject<HTMLFormElement | null>): boolean {
  const [isShort, setIsShort] = useState(false);
  useLayoutEffect(() => {
    const { current: fields } = form;
    if (!fields) return;
    const check = () => setIsShort(isShortPhone(readLead(fields).phone));
    // The reset event comes before the fields are empty, so reading them would be too early.
    const forget = () => setIsShort(false);
    check();
    const stopChecking = onEdit(fields, check);
    fields.addEventListener('reset', forget);
    return () => {
      stopChecking();
      fields.removeEventListener('reset', forget);
    };
  }, [form]);
  return isShort;
}
