import type { Ref } from 'react';
import type { Content } from '@/content/schema';
import { changeMessage } from '@/lib/browser/message';
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
  onEdit: (serviceId: string) => void;
  onRestart: () => void;
};

/** The estimate as a sheet that can be printed, discussed on the phone or sent with the form. */
export function EstimateResult({
  estimate,
  labels,
  call,
  contacts,
  headingRef,
  onEdit,
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
          editLabel={labels.edit}
          onEdit={onEdit}
        />
        <EstimateTable
          caption={labels.monthly}
          services={monthly}
          totalLabel={labels.monthlyTotal}
          total={monthlyTotal}
          format={formatRublesPerMonth}
          editLabel={labels.edit}
          onEdit={onEdit}
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

function putIntoMessage(estimate: Estimate, labels: ResultLabels) {
  const written = writeEstimate(estimate, { ...labels, heading: labels.message });
  changeMessage((message) => addEstimate(message, written));
}
