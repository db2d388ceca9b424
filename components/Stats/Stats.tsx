import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { columnsFor, lengthOf } from '@/lib/layout';
import styles from './Stats.module.css';

type StatsProps = {
  items: Content['websites']['stats'];
  /** On a wide screen: two or three in a row, two in a row, or one below the other. */
  layout: 'row' | 'pairs' | 'column';
};

/** Large numbers with what each of them counts. */
export function Stats({ items, layout }: StatsProps) {
  if (items.length === 0) return null;
  const columns = layout === 'row' ? columnsFor(items.length) : 'two';
  return (
    <ul className={clsx(styles.stats, layout !== 'column' && styles[columns])}>
      {items.map(({ value, caption }) => (
        <li key={caption} className={styles.stat}>
          <strong className={styles.value} data-length={lengthOf(value)}>
            {value}
          </strong>
          <span className={styles.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
