import type { Ref } from 'react';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { addEstimate, type Estimate, writeEstimate } from '@/lib/estimate';
import { formatDate, formatRubles, formatRublesPerMonth } from '@/lib/format';
import { Button } from '../Button/Button';
import { CallButton } from '../CallDialog/CallButton';
import styles from './EstimateResult.module.css';
import { EstimateTable } from './EstimateTable';

type ResultLabels = Content['calculator']['result'];

type EstimateResultProps = {
  estimate: Estimate;
  labels: ResultLabels;
  call: Content['calculator']['call'];
  contacts: readonly ContactLink[];
  headingRef: Ref<HTMLHeadingElement>;
  onRestart: () => void;
};

/** The estimate as a sheet that can be printed, discussed on the phone or sent with the form. */
export function EstimateResult({
  estimate,
  labels,
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
            {empty ? labels.empty.title : labels.title}
          </h2>
          {!empty && <p className={styles.date}>{formatDate(new Date())}</p>}
        </div>
        <EstimateTable
          caption={labels.oneTime}
          services={oneTime}
          totalLabel={labels.oneTimeTotal}
          total={oneTimeTotal}
          format={formatRubles}
        />
        <EstimateTable
          caption={labels.monthly}
          services={monthly}
          totalLabel={labels.monthlyTotal}
          total={monthlyTotal}
          format={formatRublesPerMonth}
        />
        {empty && <p className={styles.note}>{labels.empty.text}</p>}
      </div>
      <div>
        {!empty && <p className={styles.note}>{labels.note}</p>}
        <div className={styles.actions}>
          <Button
            href="#contact"
            onClick={empty ? undefined : () => putIntoMessage(estimate, labels)}
          >
            {empty ? labels.empty.advice : labels.send}
          </Button>
          <CallButton label={labels.call} copy={call} contacts={contacts} />
          {!empty && (
            <Button variant="quiet" onClick={() => window.print()}>
              {labels.print}
            </Button>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {labels.restart}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Writes the estimate into the message of the form on the same page, as if the visitor had typed it. */
function putIntoMessage(estimate: Estimate, labels: ResultLabels) {
  const message = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  if (!message) return;
  const written = writeEstimate(estimate, { ...labels, heading: labels.message });
  message.value = addEstimate(message.value, written);
  // The form saves a draft on input.
  message.dispatchEvent(new Event('input', { bubbles: true }));
}
