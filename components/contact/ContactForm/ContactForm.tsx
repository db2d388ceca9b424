'use client';

import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import { announceHydrated } from '@/lib/browser/hydration';
import { focusField, showAtOnce } from '@/lib/browser/lead-form';
import { describeSource } from '@/lib/browser/lead-source';
import { writeSubjects } from '@/lib/browser/message';
import { type ContactLink, messengersByPhone, phoneOf } from '@/lib/channels';
import type { ContactFormLabels, Notices, ReceiptLabels, RescueLabels } from '@/lib/content/schema';
import type { SenderSettings } from '@/lib/settings';
import type { WorkingHours } from '@/lib/working-hours';
import { useLeadDelivery } from '../LeadDeliveryProvider/LeadDeliveryProvider';
import { LeadNotice } from '../LeadNotice/LeadNotice';
import { LeadRescue } from '../LeadRescue/LeadRescue';
import { noticeOfDelivery, noticeOfMissing } from '../notice';
import type { SentToLabels } from '../SentTo/SentTo';
import styles from './ContactForm.module.css';
import { Fields } from './Fields';
import { ReceiptDetails } from './ReceiptDetails';
import { useConnectionBack } from './use-connection-back';
import { useDraft } from './use-draft';
import { useOutcome } from './use-outcome';
import { useShortPhone } from './use-short-phone';
import { useValidation } from './use-validation';

export type ContactFormProps = {
  copy: {
    form: ContactFormLabels;
    notices: Notices;
    rescue: RescueLabels;
    receipt: ReceiptLabels;
    sentTo: SentToLabels;
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
  const { delivery, deliver, forget, correct } = useLeadDelivery();
  const sending = delivery.kind === 'sending';
  const receipt = delivery.kind === 'sent' && !delivery.hasTyped ? delivery.receipt : undefined;

  // The draft comes first: an estimate is then written into its message.
  useDraft(form);
  useSubjects();
  const { missing, excess, checkLead } = useValidation(form, labels);
  const hasShortPhone = useShortPhone(form);
  const isBack = useConnectionBack(delivery);
  useOutcome(form, notice, delivery, receipt);
  useHydrated(form);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const lead = checkLead(event.currentTarget, showMissing);
    if (!lead) return;
    const source = describeSource(labels.origin, window.location.pathname);
    deliver(
      lead,
      {
        repeat: labels.repeatNote,
        correction: labels.correctionNote,
        reply: labels.reply.title,
        consent: consentNote,
        source,
        timeZone: workingHours.timeZone,
      },
      senderSettings,
    );
  }

  function showMissing() {
    forget();
    showAtOnce(notice.current);
  }

  function writeAnother() {
    flushSync(forget);
    if (form.current) focusField(form.current, 'name');
  }

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
        onInput={receipt && forget}
      >
        <Fields
          labels={labels}
          missing={missing}
          excess={excess}
          hasShortPhone={hasShortPhone}
          messengers={messengersByPhone(contacts)}
          asksForConsent={Boolean(consentNote)}
        />
        <Button type="submit" className={styles.submit} aria-disabled={sending || undefined}>
          {sending ? labels.sending : isBack ? labels.online : labels.submit}
        </Button>
        {scriptNotices}
        {statement}
      </form>
      <div className={styles.outcome}>
        <LeadNotice
          ref={notice}
          kind={missing.length > 0 ? noticeOfMissing(missing) : noticeOfDelivery(delivery)}
          notices={notices}
          phone={phoneOf(contacts)}
          sentTo={receipt ? undefined : copy.sentTo}
          rescue={<LeadRescue words={copy.rescue} contacts={contacts} />}
        />
        {receipt && (
          <ReceiptDetails
            receipt={receipt}
            copy={copy.receipt}
            sentTo={copy.sentTo}
            hours={workingHours}
            contacts={contacts}
            onCorrect={correct}
            onWriteAnother={writeAnother}
          />
        )}
      </div>
    </div>
  );
}

/** Writes the subjects of links to the form into the message. */
function useSubjects() {
  useLayoutEffect(writeSubjects, []);
}

function useHydrated(form: RefObject<HTMLFormElement | null>) {
  useLayoutEffect(() => announceHydrated(form.current), [form]);
}
