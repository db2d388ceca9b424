import { Button } from '@/components/ui/Button/Button';
import { Figures } from '@/components/ui/objects/Figures';
import { Text } from '@/components/ui/objects/Text';
import { type ContactLink, phoneOf } from '@/lib/channels';
import type { ReceiptLabels } from '@/lib/content/schema';
import type { WorkingHours } from '@/lib/working-hours';
import { answerBy } from '../answer-time';
import { ContactLinks } from '../ContactLinks/ContactLinks';
import type { Receipt } from '../lead-delivery';
import styles from './ReceiptDetails.module.css';

type ReceiptDetailsProps = {
  receipt: Receipt;
  copy: ReceiptLabels;
  hours: WorkingHours;
  contacts: readonly ContactLink[];
  onWriteAnother: () => void;
};

/** What happens next, in the place of the form. */
export function ReceiptDetails(props: ReceiptDetailsProps) {
  const { receipt, copy, hours, contacts, onWriteAnother } = props;
  const facts = receiptFacts(receipt, copy, hours, phoneOf(contacts));
  return (
    <>
      <Figures className={styles.facts} items={facts} layout="stack" size="price" />
      {receipt.repeats && <p>{copy.repetition}</p>}
      <Text kind="label">{copy.urgent}</Text>
      <ContactLinks links={contacts} />
      <Button variant="quiet" className={styles.another} onClick={onWriteAnother}>
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
