import styles from './UnbrokenNumbers.module.css';

/** «7–14», «15 000–24 000 ₽», «152-ФЗ» with all that no-break spaces tie to them. */
const JOINED_NUMBER = /([^ ]*\d(?:–\d|-\p{L})[^ ]*)/u;

/**
 * A text whose ranges of numbers, and numbers joined to letters, stay on one line: a browser may break after a dash
 * and a hyphen. A word joiner in the text would forbid that too, but then no search, in the page or on the web, finds
 * «7–14».
 */
export function UnbrokenNumbers({ children }: { children: string }) {
  return children.split(JOINED_NUMBER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two numbers may read alike, and the parts of a text never move
      <span key={index} className={styles.number}>
        {part}
      </span>
    ),
  );
}
