'use client';

import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster, toast } from 'react-hot-toast';
import type { ContactLink } from '@/lib/channels';
import { Icon } from '../Icon/Icon';
import styles from './Notices.module.css';

export type Notice = {
  kind: 'missing' | 'consent' | 'failed' | 'sent';
  title: string;
  text: string;
};

export type NoticesProps = {
  notice: Notice | undefined;
  phone: ContactLink | undefined;
  closeLabel: string;
};

/** One place for all notices of the form, so that a new one takes the place of the last. */
const TOAST_ID = 'lead';

/** Long enough to read twice. A failure stays until the next try. */
const READING_TIME_MS = 12_000;

/** The notice as a toast. The status region of the form tells it aloud, so the toast itself keeps quiet. */
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

  // It lies over the page, so it must not be kept inside the chapter that it belongs to; but to those who go from
  // landmark to landmark it is part of the page.
  return createPortal(
    <Toaster position="bottom-center" containerStyle={{ inset: 12 }} />,
    document.querySelector('main') ?? document.body,
  );
}
