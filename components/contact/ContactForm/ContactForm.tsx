'use client';

import type { FormEvent, ReactNode, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import { Figures } from '@/components/ui/objects/Figures';
import { Text } from '@/components/ui/objects/Text';
import { announceOnce } from '@/lib/browser/goals';
import { announceHydrated } from '@/lib/browser/hydration';
import {
  focusField,
  missingFields,
  readLead,
  restoreDraft,
  saveDraft,
  showAtOnce,
} from '@/lib/browser/lead-form';
import { describeSource } from '@/lib/browser/lead-source';
import { writeSubjects } from '@/lib/browser/message';
import { type ContactLink, phoneOf } from '@/lib/channels';
import type { ContactFormLabels, Notices, ReceiptLabels, RescueLabels } from '@/lib/content/schema';
import { formatNumber } from '@/lib/format';
import { excessOf, type Lead, type RequiredField } from '@/lib/lead';
import type { SenderSettings } from '@/lib/settings';
import type { WorkingHours } from '@/lib/working-hours';
import { answerBy } from '../answer-time';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { LeadNotice } from '../LeadNotice/LeadNotice';
import { LeadRescue } from '../LeadRescue/LeadRescue';
import {
  deliverLead,
  forgetDelivery,
  type LeadDelivery,
  type Receipt,
  useLeadDelivery,
} from '../lead-delivery';
import { noticeOfDelivery, noticeOfMissing } from '../notice';
import styles from './ContactForm.module.css';
import { Field } from './Field';

export type ContactFormProps = {
  copy: {
    form: ContactFormLabels;
    notices: Notices;
    rescue: RescueLabels;
    receipt: ReceiptLabels;
  };
  contacts: readonly ContactLink[];
  workingHours: WorkingHours;
  senderSettings: SenderSettings;
  /** Ends the letter of a visitor who has consented. With it, the form asks for consent by a checkbox. */
  consentNote: string | undefined;
  /** What the visitor agrees to by sending, with a link to the policy. */
  statement: ReactNode;
  /** Shown beside the button while scripts are off, late or missing. */
  scriptNotices: ReactNode;
};

/**
 * Fields are uncontrolled, so that text typed before hydration counts. `method="dialog"` keeps their values out of the
 * address.
 */
export function ContactForm(props: ContactFormProps) {
  const { copy, contacts, workingHours, senderSettings, consentNote, statement, scriptNotices } =
    props;
  const { form: labels, notices } = copy;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const delivery = useLeadDelivery();
  const { missing, excess, checkLead } = useFields(form, labels);
  const isBack = useConnectionBack(delivery);
  const sending = delivery.kind === 'sending';
  const receipt = delivery.kind === 'sent' ? delivery.receipt : undefined;

  useOutcome(form, notice, delivery, receipt);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const lead = sending ? undefined : checkLead(event.currentTarget, notice.current);
    if (!lead) return;
    const source = describeSource(labels.origin, window.location.pathname);
    deliverLead(
      lead,
      { repeat: labels.repeatNote, consent: consentNote, source, timeZone: workingHours.timeZone },
      senderSettings,
    );
  }

  function writeAnother() {
    flushSync(forgetDelivery);
    if (form.current) focusField(form.current, 'name');
  }

  const phone = phoneOf(contacts);
  return (
    <div className={styles.lead} data-span="2" data-replaced={receipt && ''}>
      <h3 className={styles.title}>{labels.title}</h3>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        // Browsers restore a ticked box after a reload, but consent must be given anew each time.
        autoComplete={consentNote && 'off'}
        data-island
        onSubmit={submit}
        onInput={receipt && forgetDelivery}
      >
        <Fields
          labels={labels}
          missing={missing}
          excess={excess}
          asksForConsent={Boolean(consentNote)}
        />
        {statement}
        <Button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
          {sending ? labels.sending : isBack ? labels.online : labels.submit}
        </Button>
        {scriptNotices}
      </form>
      <div className={styles.outcome}>
        <LeadNotice
          ref={notice}
          kind={missing.length > 0 ? noticeOfMissing(missing) : noticeOfDelivery(delivery)}
          notices={notices}
          phone={phone}
          rescue={<LeadRescue words={copy.rescue} contacts={contacts} />}
        />
        {receipt && (
          <ReceiptDetails
            receipt={receipt}
            copy={copy.receipt}
            hours={workingHours}
            contacts={contacts}
            onWriteAnother={writeAnother}
          />
        )}
      </div>
    </div>
  );
}

type FieldsProps = {
  labels: ContactFormLabels;
  missing: readonly RequiredField[];
  /** What is wrong with the length of the message. */
  excess: string | undefined;
  asksForConsent: boolean;
};

function Fields({ labels, missing, excess, asksForConsent }: FieldsProps) {
  const required = (field: RequiredField) => ({
    name: field,
    label: labels[field],
    required: true,
    error: missing.includes(field) ? labels.missing[field] : undefined,
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...required('name')} autoComplete="name" />
        <Field {...required('phone')} type="tel" autoComplete="tel" />
      </div>
      <Field name="message" rows={4} label={labels.message} hint={labels.optional} error={excess} />
      {/* The letter leaves this value out: the audit is free for every new client. */}
      <Field name="audit" type="checkbox" label={labels.audit} defaultChecked />
      {asksForConsent && <Field {...required('consent')} type="checkbox" />}
    </>
  );
}

type ReceiptDetailsProps = {
  receipt: Receipt;
  copy: ReceiptLabels;
  hours: WorkingHours;
  contacts: readonly ContactLink[];
  onWriteAnother: () => void;
};

function ReceiptDetails(props: ReceiptDetailsProps) {
  const { receipt, copy, hours, contacts, onWriteAnother } = props;
  const facts = receiptFacts(receipt, copy, hours, phoneOf(contacts));
  return (
    <>
      <Figures className={styles.facts} items={facts} layout="stack" size="price" />
      {receipt.repeats && <p>{copy.repetition}</p>}
      <Text kind="label">{copy.urgent}</Text>
      <ContactLinks links={contacts} />
      <Button variant="quiet" className={styles.submit} onClick={onWriteAnother}>
        {copy.another}
      </Button>
    </>
  );
}

function receiptFacts(
  { name, at }: Receipt,
  copy: ReceiptLabels,
  hours: WorkingHours,
  phone: ContactLink | undefined,
) {
  const facts = [{ caption: copy.name, value: name }];
  const answer = answerBy(at, hours, copy.within);
  if (answer) {
    const day = answer.day === 'later' ? `${answer.date}, ${copy.otherDay}` : copy[answer.day];
    facts.push({ caption: copy.answer, value: `${day} ${answer.time} ${copy.zone}` });
  }
  if (phone) facts.push({ caption: copy.caller, value: phone.value });
  return facts;
}

/** Restores the draft, and saves it on each edit. A second call replaces the handlers of the first. */
function keepDraft(fields: HTMLFormElement, onEdit: (lead: Lead) => void) {
  restoreDraft(fields);
  const save = ({ isTrusted }: Event) => {
    // Text that the site writes into the message does not count as a start.
    if (isTrusted) announceOnce('form_started');
    const lead = readLead(fields);
    saveDraft(lead);
    onEdit(lead);
  };
  // Autofill may send only a change event, which React ignores where a script has set the value.
  fields.oninput = save;
  fields.onchange = save;
}

/** Keeps the draft, and tells what is wrong with it. What the visitor corrects is checked again. */
function useFields(form: RefObject<HTMLFormElement | null>, labels: ContactFormLabels) {
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [excess, setExcess] = useState<string>();
  useLayoutEffect(() => {
    const { current: fields } = form;
    if (!fields) return;
    // The notice and the messages at the fields replace the browser's own validation.
    fields.noValidate = true;
    // The draft comes first: an estimate is then written into its message.
    keepDraft(fields, (lead) => {
      setExcess(describeExcess(lead, labels));
      const stillMissing = missingFields(fields);
      setMissing((before) => before.filter((field) => stillMissing.includes(field)));
    });
    const stopWriting = writeSubjects();
    announceHydrated(fields);
    return stopWriting;
  }, [form, labels]);

  /** Returns the lead, or shows what is wrong and moves the focus there. */
  function checkLead(fields: HTMLFormElement, notice: HTMLElement | null): Lead | undefined {
    const empty = missingFields(fields);
    const lead = readLead(fields);
    const tooLong = describeExcess(lead, labels);
    // The messages are rendered before the focus moves, so that screen readers announce both.
    flushSync(() => {
      if (empty.length > 0) forgetDelivery();
      setMissing(empty);
      setExcess(tooLong);
    });
    const [first] = empty;
    if (first) showAtOnce(notice);
    const wrong = first ?? (tooLong && 'message');
    if (!wrong) return lead;
    focusField(fields, wrong);
    return undefined;
  }

  return { missing, excess, checkLead };
}

/**
 * Empties the form once its lead has arrived. Scrolls to the outcome if the visitor is still at the form, and leaves
 * others where they are.
 */
function useOutcome(
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

/** Tells whether the connection is back since this delivery failed. */
function useConnectionBack(delivery: LeadDelivery): boolean {
  const [backAfter, setBackAfter] = useState<LeadDelivery>();
  useEffect(() => {
    if (delivery.kind !== 'failed') return;
    const onOnline = () => setBackAfter(delivery);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [delivery]);
  return delivery.kind === 'failed' && backAfter === delivery;
}

function describeExcess(lead: Lead, words: ContactFormLabels): string | undefined {
  const excess = excessOf(lead);
  if (!excess) return undefined;
  const { letters, most } = excess;
  return `${words.tooLong} ${formatNumber(letters)}, ${words.fits} ${formatNumber(most)}`;
}
