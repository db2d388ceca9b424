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
    check();
    return onEdit(fields, check);
  }, [form]);
  return isShort;
}
