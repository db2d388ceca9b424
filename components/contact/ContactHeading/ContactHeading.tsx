'use client';

import { useEffect, useState } from 'react';
import { loadDraft } from '@/lib/browser/lead-form';
import { SUBJECT_EVENT, subjectIn } from '@/lib/browser/message';
import { useLeadDelivery } from '../LeadDeliveryProvider/LeadDeliveryProvider';

/** The heading of the form: what the pressed button said, or else the given words. */
export function ContactHeading({ title }: { title: string }) {
  const [subject, setSubject] = useState<string>();
  const { delivery } = useLeadDelivery();

  useEffect(() => {
    const read = () => setSubject(subjectIn(loadDraft().message));
    read();
    window.addEventListener(SUBJECT_EVENT, read);
    return () => window.removeEventListener(SUBJECT_EVENT, read);
  }, []);

  // A subject is «Хочу так же: Салон красоты», or «Проверьте мой сайт:» where the visitor writes the rest.
  const [pressed] = subject?.split(/:(?:\s|$)/) ?? [];
  return delivery.kind === 'sent' ? title : (pressed ?? title);
}
