import clsx from 'clsx';
import type { Content } from '@/content/schema';
import styles from './Stats.module.css';

type StatsProps = {
  items: Content['websites']['stats'];
  /** On a wide screen: three in a row, two in a row, or one below the other. */
  layout: 'row' | 'pairs' | 'column';
};

/** Large numbers with what each of them counts. */
export function Stats({ items, layout }: StatsProps) {
  if (items.length === 0) return null;
  return (
    <ul className={clsx(styles.stats, layout !== 'column' && styles[layout])}>
      {items.map(({ value, caption }) => (
        <li key={caption} className={styles.stat}>
          <strong className={styles.value}>{value}</strong>
          <span className={styles.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
