import type { Content } from '@/lib/content/schema';
import type { SentToLabels } from './SentTo/SentTo';

/** Collects the words about a phone that was sent, for the receipt and for the toast. */
export function sentToLabels({ form, receipt }: Content['contact']): SentToLabels {
  const { calling, writing, mistaken, correct } = receipt;
  return { phone: form.phone, call: form.reply.call, calling, writing, mistaken, correct };
}
