import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/Button/Button';
import type { CounterLabels } from '@/lib/content/schema';
import styles from './ConsentStrip.module.css';

/**
 * The strip is hidden while one of these is in the window, so that it covers no field, no bar and not the same question
 * in the footer.
 */
const KEPT_FREE = 'main form, main input, #estimate, body > footer';

type ConsentStripProps = {
  labels: CounterLabels;
  onChoose: (choice: 'yes' | 'no') => void;
};

/** Asks at the lower edge of the window, once the visitor has scrolled past the first screen. */
export function ConsentStrip({ labels, onChoose }: ConsentStripProps) {
  const isScrolled = useScrolledPast();
  const isFree = useFreeEdge();
  if (!isScrolled || !isFree) return null;
  return createPortal(
    <section className={clsx(styles.strip, 'screen-only')} aria-label={labels.short}>
      <p>{labels.short}</p>
      <div className={styles.buttons}>
        <Button variant="outline" className={styles.button} onClick={() => onChoose('yes')}>
          {labels.allow}
        </Button>
        <Button variant="outline" className={styles.button} onClick={() => onChoose('no')}>
          {labels.deny}
        </Button>
      </div>
    </section>,
    document.body,
  );
}

function useScrolledPast(): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (isPast) return;
    const check = () => setIsPast(window.scrollY > window.innerHeight);
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [isPast]);
  return isPast;
}

function useFreeEdge(): boolean {
  const path = usePathname();
  const [isFree, setIsFree] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own elements to observe, so the effect runs again when the path changes.
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setIsFree(inView.size === 0);
    });
    for (const element of document.querySelectorAll(KEPT_FREE)) observer.observe(element);
    return () => observer.disconnect();
  }, [path]);
  return isFree;
}
