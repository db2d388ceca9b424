import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { type Notice, offersPhone } from '../notice';
import { SentTo, type SentToLabels } from '../SentTo/SentTo';
import styles from './LeadNotice.module.css';

type NoticeTextProps = Notice & {
  /** The words about the phone that was sent. Undefined where a receipt has them. */
  sentTo: SentToLabels | undefined;
};

export function NoticeText({ kind, notices, phone, sentTo }: NoticeTextProps) {
  return (
    <>
      <strong className={styles.title}>{notices[kind].title}</strong>{' '}
      <span>{notices[kind].text}</span>{' '}
      {offersPhone(kind) && phone && (
        <Button variant="quiet" className={styles.phone} href={phone.href}>
          {phone.value}
        </Button>
      )}
      {kind === 'sent' && sentTo && <SentTo labels={sentTo} />}
    </>
  );
}

type LeadNoticeProps = Omit<NoticeTextProps, 'kind'> & {
  ref: Ref<HTMLDivElement>;
  kind: Notice['kind'] | undefined;
  /** Other ways to send a lead that could not be delivered. */
  rescue: ReactNode;
};

/**
 * The element is in the page from the start: some screen readers ignore a status region that is inserted with its text.
 */
export function LeadNotice({ ref, kind, rescue, ...notice }: LeadNoticeProps) {
  return (
    <div ref={ref} role="status" className={styles.notice} data-kind={kind} tabIndex={-1}>
      {kind && <NoticeText kind={kind} {...notice} />}
      {kind && offersPhone(kind) && rescue}
    </div>
  );
}
