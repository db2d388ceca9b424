import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Text } from '@/components/ui/objects/Text';
import { type ContactLink, phoneOf } from '@/lib/channels';
import type { ReceiptLabels } from '@/lib/content/schema';
import type { WorkingHours } from '@/lib/working-hours';
import { answerBy } from '../answer-time';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import type { Receipt } from '../lead-delivery';
import { captionOf, type SentToLabels } from '../SentTo/SentTo';
import styles from './ReceiptDetails.module.css';

type ReceiptDetailsProps = {
  receipt: Receipt;
  copy: ReceiptLabels;
  sentTo: SentToLabels;
  hours: WorkingHours;
  contacts: readonly ContactLink[];
  onCorrect: () => void;
  onWriteAnother: () => void;
};

/** What was sent and what happens next, in the place of the form. */
export function ReceiptDetails(props: ReceiptDetailsProps) {
  const { receipt, copy, sentTo, hours, contacts, onCorrect, onWriteAnother } = props;
  const { lead } = receipt;
  const answer = describeAnswer(receipt, copy, hours);
  const phone = phoneOf(contacts);
  const caption = captionOf(lead, sentTo);
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={copy.name} value={lead.name} />
        <Fact label={caption} value={lead.phone}>
          <Text kind="label">
            {`${sentTo.mistaken} `}
            <Button variant="quiet" onClick={onCorrect}>
              {sentTo.correct}
            </Button>
          </Text>
        </Fact>
        {answer && <Fact label={copy.answer} value={answer} />}
        {phone && caption === sentTo.calling && <Fact label={copy.caller} value={phone.value} />}
      </dl>
      {receipt.repeats && <p>{copy.repetition}</p>}
      <Text kind="label">{copy.urgent}</Text>
      <ContactLinks links={contacts} />
      <Button variant="quiet" className={styles.another} onClick={onWriteAnother}>
        {copy.another}
      </Button>
    </>
  );
}

type FactProps = { label: string; value: string; children?: ReactNode };

function Fact({ label, value, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Text as="span" kind="title" className={styles.value}>
          {value}
        </Text>
        {children}
      </dd>
    </div>
  );
}

/** «сегодня до 14:00 по времени Донецка» */
function describeAnswer({ at }: Receipt, copy: ReceiptLabels, hours: WorkingHours) {
  const answer = answerBy(at, hours, copy.within);
  if (!answer) return undefined;
  const day = answer.day === 'later' ? `${answer.date}, ${copy.otherDay}` : copy[answer.day];
  return `${day} ${answer.time} ${copy.zone}`;
}
