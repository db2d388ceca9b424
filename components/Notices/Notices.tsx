import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'react-hot-toast';
import type { Content } from '@/content/schema';
import type { ContactLink } from '@/lib/channels';
import { Icon } from '../Icon/Icon';
import styles from './Notices.module.css';

export type Notice = {
  kind: Exclude<keyof Content['contact']['notices'], 'close'>;
  title: string;
  text: string;
};

export type NoticesProps = {
  notice: Notice | undefined;
  phone: ContactLink | undefined;
  closeLabel: string;
};

/** All notices have one id, so that a new one replaces the last. */
const TOAST_ID = 'lead';

/** Long enough to read twice. A failure notice stays until the next try. */
const READING_TIME_MS = 12_000;

/** The notice as a toast. The form's status region announces it, so the toast itself is not announced. */
export function Notices({ notice, phone, closeLabel }: NoticesProps) {
  useEffect(() => {
    if (!notice) {
      toast.dismiss(TOAST_ID);
      return;
    }
    const { kind, title, text } = notice;
    toast.custom(
      <div className={styles.notice} data-kind={kind}>
        <div>
          <p className={styles.title}>{title}</p>
          <p>{text}</p>
          {kind === 'failed' && phone && (
            <a className={styles.phone} href={phone.href}>
              {phone.value}
            </a>
          )}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => toast.dismiss(TOAST_ID)}
        >
          <Icon name="close" />
        </button>
      </div>,
      {
        id: TOAST_ID,
        duration: kind === 'failed' ? Number.POSITIVE_INFINITY : READING_TIME_MS,
        ariaProps: { role: 'status', 'aria-live': 'off' },
      },
    );
  }, [notice, phone, closeLabel]);

  // Outside its section, whose layout containment would clip it, but inside the main landmark.
  return createPortal(
    <Toaster position="bottom-center" containerStyle={{ inset: 12 }} />,
    document.querySelector('main') ?? document.body,
  );
}
