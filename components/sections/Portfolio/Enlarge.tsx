'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, ContactButton } from '@/components/ui/Button/Button';
import { Icon } from '@/components/ui/Icon/Icon';
import { fieldsOf } from '@/lib/fields-of';
import styles from './Enlarge.module.css';

type LargePicture = {
  title: string;
  alt: string;
  large: string;
  /** Replaces the large picture on a phone. */
  phone: string | undefined;
  /** A WebP for Edge before version 121, which cannot show AVIF. */
  fallback: string;
};

type EnlargeLabels = {
  enlarged: string;
  close: string;
  previous: string;
  next: string;
  /** Leads to the form. */
  button: string;
};

type EnlargeProps = {
  labels: EnlargeLabels;
  pictures: readonly LargePicture[];
  /** Has a link to each picture, with its index in `data-enlarges`. Without scripts a link opens the picture alone. */
  children: ReactNode;
};

/**
 * Shows large pictures in a dialog, as a strip that is swiped. The state of the history entry says which picture is
 * shown, so going back closes the dialog and stays on the page.
 */
export function Enlarge({ labels, pictures, children }: EnlargeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<number>();

  useEffect(() => {
    const follow = () => setShown(shownIn(history.state));
    // The page may have been reloaded.
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useLayoutEffect(() => {
    if (shown === undefined) {
      dialog.current?.close();
      return;
    }
    if (!dialog.current?.open) {
      dialog.current?.showModal();
      // The browser gives the focus to the button of the first work, whichever is shown.
      closeButton.current?.focus();
    }
    showPicture(strip.current, shown, 'instant');
  }, [shown]);

  function open(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const index = Number(link?.dataset.enlarges ?? -1);
    // With a modifier key the click opens the link in another tab.
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState({ ...history.state, enlarged: index }, '');
    setShown(index);
  }

  /** Going back closes the dialog, so that it never closes before the history has changed. */
  function leave() {
    if (shownIn(history.state) !== undefined) history.back();
  }

  /**
   * A browser does not let a page prevent closing twice in a row. It announces a closing late: by then a quick visitor may
   * have opened another picture.
   */
  function leaveIfClosed() {
    if (!dialog.current?.open) leave();
  }

  /** The link leads on from here, so the history does not go back. */
  function goToForm() {
    history.replaceState({ ...history.state, enlarged: undefined }, '');
    setShown(undefined);
  }

  function step(by: number) {
    if (!strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    const next = Math.round(scrollLeft / clientWidth) + by;
    const index = (next + pictures.length) % pictures.length;
    showPicture(strip.current, index);
    // A button that has the focus passes it to the same button of the next work, so that Enter asks for what is shown.
    if (!strip.current.contains(document.activeElement)) return;
    strip.current.children[index]?.querySelector('a')?.focus({ preventScroll: true });
  }

  /** With a modifier, browsers use the arrow keys to go back and forward. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  }

  return (
    <>
      {/* biome-ignore lint/a11y: the controls are the links inside. A key that presses one sends a click, too. */}
      <div className={styles.pictures} onClick={open}>
        {children}
      </div>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={labels.enlarged}
        closedby="any"
        onCancel={(event) => {
          event.preventDefault();
          leave();
        }}
        onClose={leaveIfClosed}
        onKeyDown={onKeyDown}
      >
        <div ref={strip} className={styles.strip}>
          {shown !== undefined &&
            pictures.map((picture) => (
              <figure key={picture.title} className={styles.slide}>
                <LargeImage {...picture} />
                <figcaption className={styles.caption}>
                  <strong>{picture.title}</strong>
                  <ContactButton
                    variant="outline"
                    label={labels.button}
                    about={picture.title}
                    onClick={goToForm}
                  />
                </figcaption>
              </figure>
            ))}
        </div>
        <div className={styles.controls}>
          <Button variant="quiet" aria-label={labels.previous} onClick={() => step(-1)}>
            <span className={styles.back}>
              <Icon name="arrow" />
            </span>
          </Button>
          <Button ref={closeButton} variant="quiet" onClick={leave}>
            {labels.close}
          </Button>
          <Button variant="quiet" aria-label={labels.next} onClick={() => step(1)}>
            <Icon name="arrow" />
          </Button>
        </div>
      </dialog>
    </>
  );
}

function LargeImage({ large, phone, fallback, alt }: LargePicture) {
  return (
    <picture>
      {phone && <source type="image/avif" srcSet={phone} media="(width < 48rem)" />}
      <source type="image/avif" srcSet={large} />
      <img className={styles.picture} src={fallback} alt={alt} loading="lazy" />
    </picture>
  );
}

/** The index of the picture that an entry of the history shows. */
function shownIn(state: unknown): number | undefined {
  const { enlarged } = fieldsOf(state);
  return typeof enlarged === 'number' ? enlarged : undefined;
}

/** Without a behavior the strip scrolls as its style sheet says. */
function showPicture(strip: HTMLElement | null, index: number, behavior?: ScrollBehavior) {
  if (!strip) return;
  strip.scrollTo({ left: index * strip.clientWidth, ...(behavior && { behavior }) });
}
