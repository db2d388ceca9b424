import { type ReactNode, type Ref, useState } from 'react';
import type { Content } from '@/content/schema';
import { changeMessage } from '@/lib/browser/message';
import { type ContactLink, phoneOf } from '@/lib/channels';
import { formatDate } from '@/lib/format';
import { Button } from '../Button/Button';
import { CallButton } from '../CallDialog/CallButton';
import { DoubledServices } from './DoubledServices';
import styles from './EstimateResult.module.css';
import { EstimateTable } from './EstimateTable';
import { addEstimate, type Estimate, writeEstimate } from './estimate';

type ResultLabels = Content['calculator']['result'];

type EstimateResultProps = {
  estimate: Estimate;
  /** «2211-6». */
  number: string;
  date: Date;
  labels: ResultLabels;
  /** What is said of a service that is part of another one. */
  doubled: Pick<Content['calculator']['form'], 'includes' | 'remove'>;
  signature: ReactNode;
  signedBy: string;
  call: Content['calculator']['call'];
  contacts: readonly ContactLink[];
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: (serviceId: string) => void;
  onRemove: (serviceId: string) => void;
  onRestart: () => void;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The estimate as a signed sheet that can be printed, shown to another person, discussed on the phone or sent. */
export function EstimateResult(props: EstimateResultProps) {
  const { estimate, labels, call, contacts, headingRef, onEdit, onRemove, onRestart } = props;
  const empty = estimate.services.length === 0;

  return (
    <div className={styles.result}>
      <div className={styles.sheet}>
        <div>
          <h2 ref={headingRef} className={styles.title} tabIndex={-1}>
            {empty ? labels.empty.title : labels.title}
          </h2>
          {!empty && (
            <p className={styles.date}>
              {`${labels.number} ${props.number} ${labels.from} ${formatDate(props.date)}`}
            </p>
          )}
        </div>
        {estimate.parts.map((part) => (
          <EstimateTable key={part.payment} part={part} labels={labels} onEdit={onEdit} />
        ))}
        {estimate.services.some(({ adBudget }) => adBudget) && (
          <p className={styles.budget}>
            {labels.budget} <strong>{labels.budgetFrom}</strong>
          </p>
        )}
        <DoubledServices estimate={estimate} labels={props.doubled} onRemove={onRemove} />
        <p className={styles.note}>{empty ? labels.empty.text : labels.note}</p>
        {!empty && <Validity {...props} />}
      </div>
      <div className={styles.actions}>
        <Button
          href="#contact"
          onClick={empty ? undefined : () => putIntoMessage(estimate, labels)}
        >
          {empty ? labels.empty.advice : labels.send}
        </Button>
        <CallButton label={labels.call} copy={call} contacts={contacts} />
        <div className={styles.more}>
          {!empty && (
            <>
              <ShareButton labels={labels} />
              <Button variant="quiet" onClick={() => window.print()}>
                {labels.print}
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={onRestart}>
            {labels.restart}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Who has made the estimate, until when it holds, and the stub to tear off. */
function Validity({ date, number, labels, signature, signedBy, contacts }: EstimateResultProps) {
  const phone = phoneOf(contacts);
  const until = new Date(date.getTime() + labels.validDays * DAY_MS);
  return (
    <>
      <div className={styles.signature}>
        <div>
          {labels.signature}
          {signature}
          {signedBy}
        </div>
        <p>
          {labels.validUntil}
          <strong>{formatDate(until)}</strong>
        </p>
      </div>
      <div className={styles.stub}>
        <strong className={styles.number}>{`№ ${number}`}</strong>
        <p>
          {labels.stub}
          {phone && <strong>{phone.value}</strong>}
        </p>
      </div>
    </>
  );
}

/** The address of the page names what was chosen. */
function ShareButton({ labels }: { labels: ResultLabels }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(() => setCopied(true));
  return (
    <Button variant="quiet" onClick={copy}>
      <span aria-live="polite">{copied ? labels.shared : labels.share}</span>
    </Button>
  );
}

function putIntoMessage(estimate: Estimate, labels: ResultLabels) {
  const written = writeEstimate(estimate, { ...labels, heading: labels.message });
  changeMessage((message) => addEstimate(message, written));
}
