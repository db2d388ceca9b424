import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { answerBy, type WorkingHours } from '@/lib/working-hours';
import { Button } from '../Button/Button';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import { Figures } from '../objects/Figures';
import { Text } from '../objects/Text';
import styles from './ContactForm.module.css';
import type { Receipt } from './lead-delivery';

type LeadReceiptProps = {
  labels: Content['contact']['receipt'];
  receipt: Receipt;
  workingHours: WorkingHours;
  contacts: readonly ContactLink[];
  onAnother: () => void;
};

/** Replaces the form once a lead has arrived, below the notice of it. */
export function LeadReceipt({ labels, receipt, workingHours, ...props }: LeadReceiptProps) {
  const { day, time } = answerBy(receipt.at, workingHours, labels.within);
  const facts = [
    { caption: labels.name, value: receipt.name },
    { caption: labels.answer, value: `${labels[day]} ${time} ${labels.zone}` },
  ];
  return (
    <>
      <Figures className={styles.facts} items={facts} layout="stack" size="price" />
      {receipt.repeats && <p>{labels.repetition}</p>}
      <Text kind="label">{labels.urgent}</Text>
      <ContactLinks links={props.contacts} />
      <Button variant="quiet" className={styles.submit} onClick={props.onAnother}>
        {labels.another}
      </Button>
    </>
  );
}
