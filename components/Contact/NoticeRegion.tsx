import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { NoticesProps } from '../Notices/Notices';
import styles from './NoticeRegion.module.css';

/** How long to wait for the toast's script before the notice is shown in the form instead. */
const TOAST_TIMEOUT_MS = 1_500;

/** A window this low has no room for a toast over the page. */
const NO_ROOM_FOR_TOAST = '(height < 480px)';

/**
 * Shows a notice as a toast, whose script is fetched with the first notice, and announces it in a status region. The
 * region is in the page from the start, because some screen readers ignore a region that is inserted already filled.
 * Where the toast does not load or has no room, the region itself is shown, for all later notices too.
 */
export function NoticeRegion({ notice, phone, closeLabel }: NoticesProps) {
  const [Toasts, setToasts] = useState<ComponentType<NoticesProps>>();
  const [shown, setShown] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const wanted = notice !== undefined;

  useEffect(() => {
    if (!wanted || Toasts || shown) return;
    const show = () => setShown(true);
    // Reading innerHeight would force a layout.
    if (window.matchMedia(NO_ROOM_FOR_TOAST).matches) return show();
    const timer = setTimeout(show, TOAST_TIMEOUT_MS);
    import('../Notices/Notices').then(({ Notices }) => setToasts(() => Notices), show);
    return () => clearTimeout(timer);
  }, [wanted, Toasts, shown]);

  // The region is below the button and may be out of view.
  useEffect(() => {
    if (shown && notice) region.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, notice]);

  return (
    <>
      <div
        ref={region}
        role="status"
        className={shown && notice ? styles.shown : 'visually-hidden'}
        data-kind={notice?.kind}
      >
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
      {Toasts && !shown && <Toasts notice={notice} phone={phone} closeLabel={closeLabel} />}
    </>
  );
}
