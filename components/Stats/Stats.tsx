import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { columnsFor, lengthOf } from '@/lib/layout';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Stats.module.css';

type StatsProps = {
  items: Content['websites']['stats'];
  /**
   * On a wide screen: two or three in a row, two in a row, or one below the other. On a phone two or three share a row;
   * the margin is there on a wide screen alone.
   */
  layout: 'row' | 'pairs' | 'column' | 'margin';
};

/** Large numbers with what each of them counts. */
export function Stats({ items, layout }: StatsProps) {
  if (items.length === 0) return null;
  const columns = layout === 'pairs' ? 'two' : columnsFor(items.length);
  const isColumn = layout === 'column' || layout === 'margin';
  return (
    <ul
      className={clsx(
        styles.stats,
        styles[columns],
        isColumn && styles.column,
        layout === 'margin' && styles.margin,
      )}
    >
      {items.map(({ value, caption }) => (
        <li key={caption} className={styles.stat}>
          <strong className={styles.value} data-length={lengthOf(value)}>
            {unbrokenNumbers(value)}
          </strong>
          <span className={styles.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
