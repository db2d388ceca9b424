'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import styles from './Enlarge.module.css';

type EnlargeProps = {
  label: string;
  close: string;
  /** Links to large AVIF pictures, each around a small one. Without scripts a link opens the large picture. */
  children: ReactNode;
};

/** Shows a large picture in a dialog. On a phone the picture is as high as the screen and scrolls sideways. */
export function Enlarge({ label, close, children }: EnlargeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<{ large: string; fallback: string; alt: string }>();

  function open(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const picture = link?.querySelector('img');
    // With a modifier key the click opens the link in another tab.
    if (!link || !picture || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setShown({ large: link.href, fallback: picture.src, alt: picture.alt });
    dialog.current?.showModal();
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the controls are the links inside. A key that presses one sends a click, too. */}
      <div className={styles.pictures} onClick={open}>
        {children}
      </div>
      <dialog ref={dialog} className={styles.dialog} aria-label={label} closedby="any">
        {/* Edge cannot show AVIF before version 121. It gets the WebP of the small picture. */}
        {shown && (
          <picture key={shown.large}>
            <source type="image/avif" srcSet={shown.large} />
            <img className={styles.picture} src={shown.fallback} alt={shown.alt} />
          </picture>
        )}
        <Button variant="quiet" className={styles.close} onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </dialog>
    </>
  );
}
