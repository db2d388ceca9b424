'use client';

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Content } from '@/content/schema';
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

type ContactFormProps = {
  labels: Content['contact']['form'];
  notices: Content['contact']['notices'];
  phone: ContactLink | undefined;
  delivery: Delivery;
  /** How the form asks for consent; `note` is added to the message of a visitor who has ticked the box. */
  consent: { mode: Content['contact']['consent']; note: string };
  /** The link to the consent and the policy. */
  privacyLink: ReactNode;
};

/**
 * The lead form. Its fields are uncontrolled, so what was typed before hydration counts. `method="dialog"` outside a
 * dialog does nothing, so no native submit can put a name and a phone into the address.
 */
export function ContactForm({
  labels,
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
    // The notice and the messages at the fields replace the browser's own validation.
    form.current.noValidate = true;
    restoreDraft(form.current);
    announceHydrated(form.current);
  }, []);

  const errorOf = (field: RequiredField) =>
    missing.includes(field) ? labels.missing[field] : undefined;

  function showNotice(kind: Notice['kind']) {
    setNotice({ kind, ...notices[kind] });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const target = event.currentTarget;
    const lead = readLead(target);
    // Another click after the form was sent and cleared is not an empty lead.
    if (notice?.kind === 'sent' && isBlank(lead)) return showNotice('sent');
    const agreed = readConsent(target);
    const empty = missingFields(lead, agreed);
    const [first] = empty;
    if (first) {
      focusField(target, first);
      afterNextPaint(() => {
        setMissing(empty);
        showNotice(noticeOf(empty));
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
      showNotice('sent');
      announceGoal('lead_sent');
    } catch {
      showNotice('failed');
      announceGoal('lead_failed');
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  function saveInput(event: FormEvent<HTMLFormElement>) {
    const lead = readLead(event.currentTarget);
    saveDraft(lead);
    const stillMissing = missingFields(lead, readConsent(event.currentTarget));
    setMissing((before) => before.filter((field) => stillMissing.includes(field)));
  }

  const phoneLink = phone && <a href={phone.href}>{phone.value}</a>;

  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      // Browsers restore a ticked box after a reload, yet consent must be given anew each time.
      autoComplete={consent.mode === 'checkbox' ? 'off' : undefined}
      data-island
      onSubmit={submit}
      onInput={saveInput}
    >
      <Field
        name="name"
        label={labels.name}
        autoComplete="name"
        required
        readOnly={sending}
        error={errorOf('name')}
      />
      <Field
        name="phone"
        type="tel"
        label={labels.phone}
        autoComplete="tel"
        required
        readOnly={sending}
        error={errorOf('phone')}
      />
      <Field
        name="message"
        rows={4}
        label={labels.message}
        hint={labels.optional}
        readOnly={sending}
      />
      <CheckField name="audit" label={labels.audit} defaultChecked />
      {consent.mode === 'checkbox' && (
        <CheckField name="consent" label={labels.consent} required error={errorOf('consent')} />
      )}
      <Button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
        {sending ? labels.sending : labels.submit}
      </Button>
      <NoticeRegion notice={notice} phone={phone} closeLabel={notices.close} />
      <p className={styles.noScript}>
        {`${labels.noScript} `}
        {phoneLink}
      </p>
      <p className={styles.late}>
        {`${labels.late} `}
        {phoneLink}
      </p>
      <p className={styles.statement}>
        {`${labels.statement} `}
        {privacyLink}
      </p>
    </form>
  );
}

/** Fills in what was typed before a reload, except in fields that the browser has filled itself. */
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
