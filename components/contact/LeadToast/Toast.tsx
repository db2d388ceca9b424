import { useEffect } from 'react';
// biome-ignore lint/style/noRestrictedImports: the rule keeps the package to this file, which is loaded with the first notice.
import { Toaster, toast } from 'react-hot-toast';
import { Icon } from '@/components/ui/Icon/Icon';
import { NoticeText } from '../LeadNotice/LeadNotice';
import { type Notice, offersPhone, READING_TIME_MS } from '../notice';
import styles from './Toast.module.css';

/** All notices share an id, so that a new one replaces the last. */
const TOAST_ID = 'lead';

/** The notice as a toast. The form's status region announces it, so the toast itself is not announced. */
export function Toast({ kind, notices, phone }: Notice) {
  useEffect(() => {
    toast.custom(
      <div className={styles.toast} data-kind={kind}>
        <div>
          <NoticeText kind={kind} notices={notices} phone={phone} />
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
        ariaProps: { role: 'status', 'aria-live': 'off' },
      },
    );
    return () => toast.remove(TOAST_ID);
  }, [kind, notices, phone]);

  const inset = '12px 12px calc(var(--height-bar) + 12px)';
  return <Toaster position="bottom-center" containerStyle={{ inset }} />;
}
