import type { Ref } from 'react';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import styles from './LeadNotice.module.css';
import type { LeadDelivery } from './lead-delivery';

export type Notices = Content['contact']['notices'];
export type NoticeKind = Exclude<keyof Notices, 'close'>;

/** What there is to say about a delivery. */
export function noticeOfDelivery(delivery: LeadDelivery): NoticeKind | undefined {
  if (delivery.kind === 'idle') return undefined;
  if (delivery.kind === 'sending') return delivery.repeats === undefined ? undefined : 'repeating';
  return delivery.kind;
}

/** These notices offer the phone. */
export function offersPhone(kind: NoticeKind): boolean {
  return kind === 'failed' || kind === 'interrupted';
}

type LeadNoticeProps = {
  ref: Ref<HTMLDivElement>;
  kind: NoticeKind | undefined;
  notices: Notices;
  phone: ContactLink | undefined;
};

/**
 * The form's notice, in a status region that is in the page from the start, because some screen readers ignore a region
 * that is inserted already filled.
 */
export function LeadNotice({ ref, kind, notices, phone }: LeadNoticeProps) {
  return (
    <div ref={ref} role="status" className={styles.notice} data-kind={kind} tabIndex={-1}>
      {kind && (
        <>
          <strong>{notices[kind].title}</strong> <span>{notices[kind].text}</span>
          {offersPhone(kind) && phone && (
            <>
              {' '}
              <a href={phone.href}>{phone.value}</a>
            </>
          )}
        </>
      )}
    </div>
  );
}
