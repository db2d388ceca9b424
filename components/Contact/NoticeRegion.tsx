'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { NoticesProps } from '../Notices/Notices';
import styles from './NoticeRegion.module.css';

/**
 * Tells a notice twice: to the eye as a toast, which is fetched with the first notice, and to the ear in a status
 * region that stands in the page from the start, because a region inserted already filled is passed over in
 * silence by some screen readers. Where the toast cannot be fetched the region itself is shown.
 */
export function NoticeRegion({ notice, phone, closeLabel }: NoticesProps) {
  const [Toasts, setToasts] = useState<ComponentType<NoticesProps>>();
  const [shown, setShown] = useState(false);
  const wanted = notice !== undefined;

  useEffect(() => {
    if (!wanted || Toasts) return;
    import('../Notices/Notices').then(
      ({ Notices }) => setToasts(() => Notices),
      () => setShown(true),
    );
  }, [wanted, Toasts]);

  return (
    <>
      <div role="status" className={shown ? styles.shown : styles.hidden} data-kind={notice?.kind}>
        {notice && (
          <>
            <strong>{notice.title}</strong> {notice.text}
            {notice.kind === 'failed' && phone && (
              <>
                {' '}
                <a href={phone.href} tabIndex={shown ? undefined : -1}>
                  {phone.value}
                </a>
              </>
            )}
          </>
        )}
      </div>
      {Toasts && <Toasts notice={notice} phone={phone} closeLabel={closeLabel} />}
    </>
  );
}
