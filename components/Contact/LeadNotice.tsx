import type { Ref } from 'react';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { Button } from '../Button/Button';
import styles from './LeadNotice.module.css';
import type { LeadDelivery } from './lead-delivery';

type Notices = Content['contact']['notices'];
type NoticeKind = Exclude<keyof Notices, 'close'>;

export type Notice = { kind: NoticeKind; notices: Notices; phone: ContactLink | undefined };

export function noticeOfDelivery(delivery: LeadDelivery): NoticeKind | undefined {
  if (delivery.kind === 'sending') return delivery.repeats ? 'repeating' : undefined;
  return delivery.kind === 'idle' ? undefined : delivery.kind;
}

export function offersPhone(kind: NoticeKind): boolean {
  return kind === 'failed' || kind === 'interrupted';
}

/** Long enough to read a notice twice. */
export const READING_TIME_MS = 12_000;

export function NoticeText({ kind, notices, phone }: Notice) {
  return (
    <>
      <strong className={styles.title}>{notices[kind].title}</strong>{' '}
      <span>{notices[kind].text}</span>{' '}
      {offersPhone(kind) && phone && (
        <Button variant="quiet" className={styles.phone} href={phone.href}>
          {phone.value}
        </Button>
      )}
    </>
  );
}

type LeadNoticeProps = Omit<Notice, 'kind'> & {
  ref: Ref<HTMLDivElement>;
  kind: NoticeKind | undefined;
};

/** Stands in the page from the start: some screen readers ignore a status region that is inserted already filled. */
export function LeadNotice({ ref, kind, ...notice }: LeadNoticeProps) {
  return (
    <div ref={ref} role="status" className={styles.notice} data-kind={kind} tabIndex={-1}>
      {kind && <NoticeText kind={kind} {...notice} />}
    </div>
  );
}
