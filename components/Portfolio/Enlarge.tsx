'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import styles from './Enlarge.module.css';

type EnlargeProps = {
  label: string;
  close: string;
  /** Links to pictures, each around a smaller one. Without scripts they open the picture itself. */
  children: ReactNode;
};

/** Shows a picture large in a dialog. On a phone it is as high as the screen and is panned sideways. */
export function Enlarge({ label, close, children }: EnlargeProps) {
  const links = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<{ src: string; alt: string }>();

  // The links stand in the server's HTML: one listener answers for all of them.
  useEffect(() => {
    const list = links.current;
    list?.addEventListener('click', open);
    return () => list?.removeEventListener('click', open);

    function open(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const picture = link?.querySelector('img');
      // A click with a key opens the link in another tab.
      if (!link || !picture || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setShown({ src: link.href, alt: picture.alt });
      dialog.current?.showModal();
    }
  }, []);

  return (
    <>
      <div ref={links}>{children}</div>
      <dialog ref={dialog} className={styles.dialog} aria-label={label} closedby="any">
        {shown && <img className={styles.picture} src={shown.src} alt={shown.alt} />}
        <Button variant="quiet" className={styles.close} onClick={() => dialog.current?.close()}>
          {close}
        </Button>
      </dialog>
    </>
  );
}
