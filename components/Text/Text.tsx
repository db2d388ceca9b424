import styles from './Text.module.css';

/** «7–14», «15 000–24 000 ₽» with all that no-break spaces tie to it. */
const RANGE = /([^ ]*\d–\d[^ ]*)/;

/**
 * A text whose ranges of numbers stay on one line: a browser may break after an en dash. A word joiner in the text
 * would forbid that too, but then no search, in the page or on the web, finds «7–14».
 */
export function Text({ children }: { children: string }) {
  return children.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two ranges may read alike, and the parts of a text never move
      <span key={index} className={styles.range}>
        {part}
      </span>
    ),
  );
}
