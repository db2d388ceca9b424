import { Button } from '@/components/ui/Button/Button';
import type { Lead } from '@/lib/lead';
import { useLeadDelivery } from '../LeadDeliveryProvider/LeadDeliveryProvider';
import { noticeInForm } from '../notice';
import styles from './SentTo.module.css';

export type SentToLabels = {
  /** The label of the field. */
  phone: string;
  /** The way to answer that is a call. */
  call: string;
  calling: string;
  writing: string;
  mistaken: string;
  correct: string;
};

/** Repeats the phone of the lead that was sent, so that the visitor notices and corrects a wrong digit. */
export function SentTo({ labels }: { labels: SentToLabels }) {
  const { delivery, correct } = useLeadDelivery();
  if (delivery.kind !== 'sent') return null;
  const { lead } = delivery.receipt;
  return (
    <span className={styles.phone}>
      {captionOf(lead, labels)} <strong>{lead.phone}</strong> {labels.mistaken}{' '}
      {/* The missing page has no form. */}
      {noticeInForm() && (
        <Button variant="quiet" onClick={correct}>
          {labels.correct}
        </Button>
      )}
    </span>
  );
}

/** Visitors also type «в Telegram» as a phone, which cannot be called. */
export function captionOf({ phone, reply }: Lead, labels: SentToLabels): string {
  if (!/\d/.test(phone)) return labels.phone;
  return reply && reply !== labels.call ? labels.writing : labels.calling;
}
