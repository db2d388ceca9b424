import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type FoldProps = {
  /** What opens it: «Показать таблицу». */
  label: ReactNode;
  /** It folds on a wide screen, too. */
  everywhere?: boolean;
  children: ReactNode;
};

/**
 * Native details on a phone. On a wide screen and in print its content stands there without the line that opens it.
 */
export function Fold({ label, everywhere = false, children }: FoldProps) {
  return (
    <details className={everywhere ? styles.everywhere : styles.fold}>
      <summary className={styles.summary}>{label}</summary>
      {children}
    </details>
  );
}
