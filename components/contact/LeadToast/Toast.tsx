import { type ReactNode, useEffect, useState } from 'react';
// biome-ignore lint/style/noRestrictedImports: the rule keeps the package to this file, which is loaded with the first notice.
import { Toaster, toast } from 'react-hot-toast';
import { Icon } from '@/components/ui/Icon/Icon';
import { NoticeText } from '../LeadNotice/LeadNotice';
import { type Notice, noticeInForm, offersPhone, READING_TIME_MS } from '../notice';
import type { SentToLabels } from '../SentTo/SentTo';
import styles from './Toast.module.css';

export type ToastProps = Notice & { sentTo: SentToLabels };

/** All notices share an id, so that a new one replaces the last. */
const TOAST_ID = 'lead';

/** The notice as a toast. */
export function Toast({ kind, notices, phone, sentTo }: ToastProps) {
  useEffect(() => {
    toast.custom(
      <div className={styles.toast} data-kind={kind} data-toast>
        <div>
          <NoticeText kind={kind} notices={notices} phone={phone} sentTo={sentTo} />
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label={notices.close}
          onClick={() => toast.remove(TOAST_ID)}
        >
          <Icon name="close" />
        </button>
      </div>,
      {
        id: TOAST_ID,
        // A failure stays on the page until the next attempt.
        duration: offersPhone(kind) ? Number.POSITIVE_INFINITY : READING_TIME_MS,
      },
    );
    return () => toast.remove(TOAST_ID);
  }, [kind, notices, phone, sentTo]);

  const inset = '12px 12px calc(var(--height-bar) + 12px)';
  return (
    <StatusRegion>
      <Toaster position="bottom-center" containerStyle={{ inset }} />
    </StatusRegion>
  );
}

const REGION_DELAY_MS = 500;

/**
 * Announces the toast on a page without a form; on the others the form's own status region does. react-hot-toast makes
 * no live region for a custom toast. The toast comes in later, because some screen readers ignore a region that is
 * inserted with its text.
 */
function StatusRegion({ children }: { children: ReactNode }) {
  const [hasForm] = useState(() => noticeInForm() !== null);
  const [isReady, setIsReady] = useState(hasForm);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-live={hasForm ? 'off' : 'polite'}>
      {isReady && children}
    </div>
  );
}
