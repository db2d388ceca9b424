'use client';

import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Content } from '@/content/schema';
import { saveDraft } from '@/lib/browser/draft';
import { announceHydrated } from '@/lib/browser/hydration';
import {
  focusField,
  missingFields,
  readLead,
  restoreDraft,
  showAtOnce,
} from '@/lib/browser/lead-form';
import { changeMessage, subjectOf, takeSubject } from '@/lib/browser/message';
import { type ContactLink, phoneOf } from '@/lib/channels';
import {
  addSubject,
  isBlank,
  isSameLead,
  noticeOf,
  type RequiredField,
  withNotes,
} from '@/lib/lead';
import type { Delivery } from '@/lib/settings';
import { timeInDonetsk, type WorkingHours } from '@/lib/working-hours';
import { Button } from '../Button/Button';
import { Text } from '../objects/Text';
import styles from './ContactForm.module.css';
import { Field } from './Field';
import { LeadNotice, noticeOfDelivery } from './LeadNotice';
import { LeadReceipt } from './LeadReceipt';
import { deliverLead, forgetDelivery, useLeadDelivery } from './lead-delivery';

export type ContactFormProps = {
  copy: Pick<Content['contact'], 'form' | 'notices' | 'receipt'>;
  contacts: readonly ContactLink[];
  workingHours: WorkingHours;
  keys: Delivery;
  /** How the form asks for consent; `note` is added to the message of a visitor who has ticked the box. */
  consent: { mode: Content['contact']['consent']; note: string };
  privacyLink: ReactNode;
};

/**
 * The lead form. Its fields are uncontrolled, so what was typed before hydration counts. `method="dialog"` outside a
 * dialog does nothing, so no native submit can put a name and a phone into the address.
 */
export function ContactForm(props: ContactFormProps) {
  const { copy, contacts, workingHours, keys, consent, privacyLink } = props;
  const { form: labels, notices, receipt } = copy;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const delivery = useLeadDelivery();
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  // The receipt replaces the form, unless the visitor has typed something else since.
  const [replaced, setReplaced] = useState(false);
  const sending = delivery.kind === 'sending';

  useEffect(() => {
    if (!form.current) return;
    // The notice and the messages at the fields replace the browser's own validation.
    form.current.noValidate = true;
    restoreDraft(form.current);
    announceHydrated(form.current);

    writeSubject(takeSubject());
    const onClick = ({ target }: MouseEvent) => writeSubject(subjectOf(target));
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  useLayoutEffect(() => {
    if (!form.current) return;
    if (delivery.kind === 'sent' && isSameLead(readLead(form.current), delivery.lead)) {
      form.current.reset();
    }
    setReplaced(delivery.kind === 'sent' && isBlank(readLead(form.current)));
  }, [delivery]);

  // The outcome is brought into view for a visitor who waits for it at the form, and for no other.
  useEffect(() => {
    const isOutcome = delivery.kind === 'sent' || delivery.kind === 'failed';
    if (!isOutcome || !form.current?.contains(document.activeElement)) return;
    if (replaced) notice.current?.focus({ preventScroll: true });
    if (isInView(form.current)) showAtOnce(notice.current);
  }, [delivery, replaced]);

  const required = (field: RequiredField) => ({
    name: field,
    label: labels[field],
    required: true,
    error: missing.includes(field) ? labels.missing[field] : undefined,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const lead = readLead(event.currentTarget);
    const empty = missingFields(event.currentTarget);
    const [first] = empty;
    if (first) {
      // The messages stand before the focus arrives, so that screen readers announce both.
      flushSync(() => {
        forgetDelivery();
        setMissing(empty);
      });
      showAtOnce(notice.current);
      focusField(event.currentTarget, first);
      return;
    }
    setMissing([]);
    deliverLead(
      lead,
      (repeats) =>
        withNotes(
          lead,
          repeats === undefined ? '' : `${labels.repeatNote} ${timeInDonetsk(repeats)}`,
          // The dated letter is the owner's proof of consent.
          consent.mode === 'checkbox' ? consent.note : '',
        ),
      keys,
    );
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    saveDraft(readLead(event.currentTarget));
    const stillMissing = missingFields(event.currentTarget);
    setMissing((before) => before.filter((field) => stillMissing.includes(field)));
    if (replaced) forgetDelivery();
  }

  const phone = phoneOf(contacts);
  const phoneLink = phone && (
    <a className="unbroken" href={phone.href}>
      {phone.value}
    </a>
  );
  return (
    <div className={styles.lead} data-replaced={replaced || undefined}>
      <h3 className={styles.title}>{labels.title}</h3>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        // Browsers restore a ticked box after a reload, yet consent must be given anew each time.
        autoComplete={consent.mode === 'checkbox' ? 'off' : undefined}
        data-island
        onSubmit={submit}
        onInput={onInput}
      >
        <Field {...required('name')} autoComplete="name" />
        <Field {...required('phone')} type="tel" autoComplete="tel" />
        <Field name="message" rows={4} label={labels.message} hint={labels.optional} />
        {/* The specification leaves its value out of the letter: the audit is free for every new client. */}
        <Field name="audit" type="checkbox" label={labels.audit} defaultChecked />
        {consent.mode === 'checkbox' && <Field {...required('consent')} type="checkbox" />}
        <Text kind="small" muted>
          {labels.statement} {privacyLink}
        </Text>
        <Button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
          {sending ? labels.sending : labels.submit}
        </Button>
        <Text kind="label" className="without-scripts">
          {labels.noScript} {phoneLink}
        </Text>
        <Text kind="label" className="when-late">
          {labels.late} {phoneLink}
        </Text>
      </form>
      <div className={styles.outcome}>
        <LeadNotice
          ref={notice}
          kind={missing.length > 0 ? noticeOf(missing) : noticeOfDelivery(delivery)}
          notices={notices}
          phone={phone}
        />
        {replaced && delivery.kind === 'sent' && (
          <LeadReceipt
            labels={receipt}
            delivery={delivery}
            workingHours={workingHours}
            contacts={contacts}
            onAnother={() => {
              flushSync(forgetDelivery);
              if (form.current) focusField(form.current, 'name');
            }}
          />
        )}
      </div>
    </div>
  );
}

function writeSubject(subject: string | undefined) {
  if (subject) changeMessage((message) => addSubject(message, subject));
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
