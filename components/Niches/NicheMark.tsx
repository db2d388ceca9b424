import type { ReactNode } from 'react';
import styles from './NicheMark.module.css';

export type NicheId = 'beauty' | 'medical' | 'legal' | 'tech' | 'construction' | 'education';

/** Each mark is drawn in ink, with one stroke in the highlight colour. */
const marks: Record<NicheId, ReactNode> = {
  // Scissors over a lock of hair.
  beauty: (
    <>
      <path d="M14 12l20 22M34 12L14 34" />
      <path d="M12 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM36 40a5 5 0 1 0 0-10 5 5 0 0 0 0 10z" />
      <path className={styles.highlight} d="M24 4v10" />
    </>
  ),
  // A chart of the pulse on a card.
  medical: (
    <>
      <path d="M6 8h36v32H6z" />
      <path className={styles.highlight} d="M6 26h10l4-9 7 16 4-7h11" />
    </>
  ),
  // Scales.
  legal: (
    <>
      <path d="M24 6v34M14 42h20M10 12h28" />
      <path d="M4 28l6-16 6 16a6 6 0 0 1-12 0z" />
      <path className={styles.highlight} d="M32 28l6-16 6 16a6 6 0 0 1-12 0z" />
    </>
  ),
  // A phone with a charge going up.
  tech: (
    <>
      <path d="M13 4h22v40H13zM21 39h6" />
      <path className={styles.highlight} d="M25 11l-6 11h9l-6 11" />
    </>
  ),
  // A house with its door.
  construction: (
    <>
      <path d="M4 24L24 7l20 17M10 20v22h28V20" />
      <path className={styles.highlight} d="M20 42V29h8v13" />
    </>
  ),
  // An open book with a marker.
  education: (
    <>
      <path d="M24 12C18 8 11 7 4 8v30c7-1 14 0 20 4 6-4 13-5 20-4V8c-7-1-14 0-20 4zM24 12v30" />
      <path className={styles.highlight} d="M33 9v13l-3-3-3 3V11" />
    </>
  ),
};

/** A mark of a trade. The name beside it says the same. */
export function NicheMark({ niche }: { niche: NicheId }) {
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
      {marks[niche]}
    </svg>
  );
}
