import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { answerBy, type WorkingHours } from '@/lib/working-hours';
import { Button } from '../Button/Button';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import styles from './LeadReceipt.module.css';

type LeadReceiptProps = {
  labels: Content['contact']['receipt'];
  name: string;
  /** When the lead was sent, in milliseconds since the epoch. */
  at: number;
  isRepetition: boolean;
  workingHours: WorkingHours;
  contacts: readonly ContactLink[];
  onAnother: () => void;
};

/** What stands in the form's place once a lead has arrived, below the notice of it. */
export function LeadReceipt({
  labels,
  name,
  at,
  isRepetition,
  workingHours,
  contacts,
  onAnother,
}: LeadReceiptProps) {
  const { day, time } = answerBy(at, workingHours, labels.within);
  return (
    <div className={styles.receipt}>
      <dl className={styles.facts}>
        <div>
          <dt>{labels.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{labels.answer}</dt>
          <dd>
            {`${labels[day]} ${time}`}
            <small className={styles.zone}>{labels.zone}</small>
          </dd>
        </div>
      </dl>
      {isRepetition && <p>{labels.repetition}</p>}
      <p className={styles.urgent}>{labels.urgent}</p>
      <ContactLinks links={contacts} />
      <Button variant="quiet" onClick={onAnother}>
        {labels.another}
      </Button>
    </div>
  );
}
