'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { afterNextPaint } from '@/lib/browser/after-paint';
import { clearDraft, loadDraft, saveDraft } from '@/lib/browser/draft';
import { announceGoal } from '@/lib/browser/goals';
import { announceHydrated } from '@/lib/browser/hydration';
import { readConsent, readLead } from '@/lib/browser/read-form';
import { sendLead } from '@/lib/browser/send-lead';
import type { ContactLink } from '@/lib/channels';
import { isBlank, missingFields, noticeOf, type RequiredField, withConsentNote } from '@/lib/lead';
import type { Delivery } from '@/lib/settings';
import { Button } from '../Button/Button';
import type { Notice } from '../Notices/Notices';
import { CheckField } from './CheckField';
import styles from './ContactForm.module.css';
import { Field } from './Field';
import { NoticeRegion } from './NoticeRegion';

export type ContactFormWords = {
  title: string;
  name: string;
  phone: string;
  message: string;
  optional: string;
  audit: string;
  submit: string;
  sending: string;
  statement: string;
  consent: string;
  noScript: string;
  late: string;
  missing: Record<RequiredField, string>;
};

type NoticeText = { title: string; text: string };
export type NoticeWords = {
  missing: NoticeText;
  consent: NoticeText;
  failed: NoticeText;
  sent: NoticeText;
  close: string;
};

type ContactFormProps = {
  words: ContactFormWords;
  notices: NoticeWords;
  phone: ContactLink | undefined;
  delivery: Delivery;
  /** How the consent is asked for; `note` goes into the letter of a visitor who has ticked the box. */
  consent: { mode: 'statement' | 'checkbox'; note: string };
  /** The link to the consent and the policy. */
  privacyLink: ReactNode;
};

/**
 * The form a lead comes from. Its fields are uncontrolled: what was typed before this script arrived counts.
 * `method="dialog"` outside a dialog does nothing in a browser, so no native submit can put a name and a phone
 * into the address.
 */
export function ContactForm({
  words,
  notices,
  phone,
  delivery,
  consent,
  privacyLink,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [notice, setNotice] = useState<Notice>();

  useEffect(() => {
    if (!form.current) return;
    // The browser's own bubbles give way to the notice and the messages at the fields.
    form.current.noValidate = true;
    restoreDraft(form.current);
    announceHydrated(form.current);
  }, []);

  function tell(kind: Notice['kind']) {
    setNotice({ kind, ...notices[kind] });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const target = event.currentTarget;
    const lead = readLead(target);
    // An impatient press more, after the form was sent and cleared, is no lead with nothing in it.
    if (notice?.kind === 'sent' && isBlank(lead)) return tell('sent');
    const agreed = readConsent(target);
    const empty = missingFields(lead, agreed);
    const [first] = empty;
    if (first) {
      focusField(target, first);
      // The press and the focus are seen at once; the words may take a slow phone a moment more.
      afterNextPaint(() => {
        setMissing(empty);
        tell(noticeOf(empty));
      });
      return;
    }

    busy.current = true;
    setNotice(undefined);
    setMissing(empty);
    setSending(true);
    try {
      await sendLead(agreed === 'given' ? withConsentNote(lead, consent.note) : lead, delivery);
      target.reset();
      clearDraft();
      tell('sent');
      announceGoal('lead_sent');
    } catch {
      tell('failed');
      announceGoal('lead_failed');
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    const lead = readLead(event.currentTarget);
    saveDraft(lead);
    const stillMissing = missingFields(lead, readConsent(event.currentTarget));
    setMissing((before) => before.filter((field) => stillMissing.includes(field)));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      data-island
      onSubmit={submit}
      onInput={keep}
    >
      <Field
        name="name"
        label={words.name}
        autoComplete="name"
        required
        readOnly={sending}
        error={missing.includes('name') ? words.missing.name : undefined}
      />
      <Field
        name="phone"
        type="tel"
        label={words.phone}
        autoComplete="tel"
        required
        readOnly={sending}
        error={missing.includes('phone') ? words.missing.phone : undefined}
      />
      <Field
        name="message"
        rows={4}
        label={words.message}
        hint={words.optional}
        readOnly={sending}
      />
      <CheckField name="audit" label={words.audit} defaultChecked />
      {consent.mode === 'checkbox' && (
        <CheckField
          name="consent"
          label={words.consent}
          required
          // Some browsers tick a box again after a reload; consent is given anew each time.
          autoComplete="off"
          error={missing.includes('consent') ? words.missing.consent : undefined}
        />
      )}
      <Button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
        {sending ? words.sending : words.submit}
      </Button>
      <NoticeRegion notice={notice} phone={phone} closeLabel={notices.close} />
      <p className={styles.noScript}>
        {`${words.noScript} `}
        {phone && <a href={phone.href}>{phone.value}</a>}
      </p>
      <p className={styles.late}>
        {`${words.late} `}
        {phone && <a href={phone.href}>{phone.value}</a>}
      </p>
      <p className={styles.statement}>
        {`${words.statement} `}
        {privacyLink}
      </p>
    </form>
  );
}

/** Fills in what was typed before a reload, where the browser has not kept something newer. */
function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft())) {
    const field = form.elements.namedItem(name);
    if (isField(field) && field.value === '') field.value = value;
  }
  const lead = readLead(form);
  if (!isBlank(lead)) saveDraft(lead);
}

function focusField(form: HTMLFormElement, name: RequiredField) {
  const field = form.elements.namedItem(name);
  if (isField(field)) field.focus();
}

function isField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
