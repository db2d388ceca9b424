import type { ContactLink } from '@/lib/channels';
import type { Notices } from '@/lib/content/schema';
import type { RequiredField } from '@/lib/lead';
import type { LeadDelivery } from './lead-delivery';

type NoticeKind = Exclude<keyof Notices, 'close'>;

export type Notice = {
  kind: NoticeKind;
  notices: Notices;
  /** The owner's phone. */
  phone: ContactLink | undefined;
};

/** The time in which a notice can be read twice. */
export const READING_TIME_MS = 12_000;

/** Returns the notice for missing fields. It asks for consent only if no other field is missing. */
export function noticeOfMissing(missing: readonly RequiredField[]): NoticeKind {
  return missing.every((field) => field === 'consent') ? 'consent' : 'missing';
}

export function noticeOfDelivery(delivery: LeadDelivery): NoticeKind | undefined {
  if (delivery.kind === 'sending') return delivery.repeats ? 'repeating' : undefined;
  return delivery.kind === 'idle' ? undefined : delivery.kind;
}

export const offersPhone = (kind: NoticeKind) => kind === 'failed' || kind === 'interrupted';

/** The status region of the form on this page. The missing page has no form. */
export const noticeInForm = () => document.querySelector('#contact [role=status]');
