'use client';

import {
  type ComponentProps,
  type ComponentType,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ContactLink } from '@/lib/channels';
import { addEstimate, type Estimate, writeEstimate } from '@/lib/estimate';
import { formatDate, formatRubles, formatRublesPerMonth } from '@/lib/format';
import { Button } from '../Button/Button';
import type { CallDialog as CallDialogComponent } from '../CallDialog/CallDialog';
import styles from './EstimateResult.module.css';
import { EstimateTable } from './EstimateTable';

type DialogProps = ComponentProps<typeof CallDialogComponent>;

export type ResultWords = {
  title: string;
  empty: { title: string; text: string; advice: string };
  oneTime: string;
  oneTimeTotal: string;
  monthly: string;
  monthlyTotal: string;
  note: string;
  restart: string;
  call: string;
  send: string;
  print: string;
  message: string;
};

type EstimateResultProps = {
  estimate: Estimate;
  words: ResultWords;
  call: DialogProps['words'];
  contacts: readonly ContactLink[];
  headingRef: Ref<HTMLHeadingElement>;
  onRestart: () => void;
};

/** The estimate as a sheet that can be printed, spoken about on the phone or sent with the form. */
export function EstimateResult({
  estimate,
  words,
  call,
  contacts,
  headingRef,
  onRestart,
}: EstimateResultProps) {
  const { count, oneTime, oneTimeTotal, monthly, monthlyTotal } = estimate;
  const empty = count === 0;

  return (
    <div className={styles.result}>
      <div className={styles.sheet}>
        <div>
          <h2 ref={headingRef} className={styles.title} tabIndex={-1}>
            {empty ? words.empty.title : words.title}
          </h2>
          {!empty && <p className={styles.date}>{formatDate(new Date())}</p>}
        </div>
        {oneTime.length > 0 && (
          <EstimateTable
            caption={words.oneTime}
            services={oneTime}
            totalLabel={words.oneTimeTotal}
            total={oneTimeTotal}
            write={formatRubles}
          />
        )}
        {monthly.length > 0 && (
          <EstimateTable
            caption={words.monthly}
            services={monthly}
            totalLabel={words.monthlyTotal}
            total={monthlyTotal}
            write={formatRublesPerMonth}
          />
        )}
        {empty && <p className={styles.note}>{words.empty.text}</p>}
      </div>
      <div>
        {!empty && <p className={styles.note}>{words.note}</p>}
        <div className={styles.actions}>
          <Button
            href="#contact"
            onClick={empty ? undefined : () => putIntoMessage(estimate, words)}
          >
            {empty ? words.empty.advice : words.send}
          </Button>
          <CallButton label={words.call} words={call} contacts={contacts} />
          {!empty && (
            <Button variant="quiet" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {words.restart}
          </Button>
        </div>
      </div>
    </div>
  );
}

type CallButtonProps = Pick<DialogProps, 'words' | 'contacts'> & { label: string };

/** Opens the alert with phone and messenger. Where its script cannot be fetched, the button calls. */
function CallButton({ label, words, contacts }: CallButtonProps) {
  const [open, setOpen] = useState(false);
  const [CallDialog, setCallDialog] = useState<ComponentType<DialogProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  // The dialog's script arrives after the press and so does not know what had the focus before it.
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus();
    wasOpen.current = open;
  }, [open]);

  async function show() {
    try {
      const dialog = await import('../CallDialog/CallDialog');
      setCallDialog(() => dialog.CallDialog);
      setOpen(true);
    } catch {
      const phone = contacts.find(({ type }) => type === 'phone');
      if (phone) window.location.assign(phone.href);
    }
  }

  return (
    <>
      <Button ref={button} variant="outline" aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      {open && CallDialog && (
        <CallDialog words={words} contacts={contacts} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Writes the estimate into the message of the form on the same page, as if the visitor had typed it. */
function putIntoMessage(estimate: Estimate, words: ResultWords) {
  const message = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  if (!message) return;
  const written = writeEstimate(estimate, {
    heading: words.message,
    oneTimeTotal: words.oneTimeTotal,
    monthlyTotal: words.monthlyTotal,
  });
  message.value = addEstimate(message.value, written);
  // The form keeps what is typed; it should keep this too.
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
