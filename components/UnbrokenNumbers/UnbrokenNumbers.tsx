import type { ReactNode } from 'react';
import styles from './UnbrokenNumbers.module.css';

/** «7–14», «15 000–24 000 ₽», «152-ФЗ» with all that no-break spaces join to them. */
const JOINED_NUMBER = /([^ ]*\d(?:–\d|-\p{L})[^ ]*)/u;

/**
 * Keeps ranges of numbers, and numbers joined to letters, on one line: a browser may break after a dash or a hyphen. A
 * word joiner would forbid that too, but then no search in the page or on the web finds «7–14».
 */
export function unbrokenNumbers(text: string): ReactNode {
  return text.split(JOINED_NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two numbers may be equal, and the parts of a text never move
      <span key={index} className={styles.number}>
        {part}
      </span>
    ),
  );
}
