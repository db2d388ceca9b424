'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { NoticesProps } from '../Notices/Notices';
import styles from './NoticeRegion.module.css';

/** How long the eye waits for the toast's script before the words are shown in the form itself. */
const TOAST_PATIENCE_MS = 1_500;

/** A low window, zoomed or on its side, has no room for something that lies over the page. */
const NO_ROOM_FOR_TOAST = '(max-height: 479.98px)';

/**
 * Tells a notice twice: to the eye as a toast, which is fetched with the first notice, and to the ear in a status
 * region that stands in the page from the start, because a region inserted already filled is passed over in
 * silence by some screen readers. Where the toast does not come or has no room, the region itself is shown, and
 * stays the place of all later notices.
 */
export function NoticeRegion({ notice, phone, closeLabel }: NoticesProps) {
  const [Toasts, setToasts] = useState<ComponentType<NoticesProps>>();
  const [shown, setShown] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const wanted = notice !== undefined;

  useEffect(() => {
    if (!wanted || Toasts || shown) return;
    const show = () => setShown(true);
    // To ask the window for its height would have the page laid out before its words are there.
    if (window.matchMedia(NO_ROOM_FOR_TOAST).matches) return show();
    const timer = setTimeout(show, TOAST_PATIENCE_MS);
    import('../Notices/Notices').then(({ Notices }) => setToasts(() => Notices), show);
    return () => clearTimeout(timer);
  }, [wanted, Toasts, shown]);

  // Missing fields are told at the fields too, and the first of them is where the eye should be.
  const inPlace = shown && wanted && notice.kind !== 'missing';
  useEffect(() => {
    if (inPlace) region.current?.scrollIntoView({ block: 'nearest' });
  }, [inPlace]);

  // A toast comes into view by itself; the region lies below the button that was pressed.
  useEffect(() => {
    if (shown && notice) region.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, notice]);

  return (
    <>
      <div
        ref={region}
        role="status"
        className={shown ? styles.shown : styles.hidden}
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
