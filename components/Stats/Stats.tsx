import clsx from 'clsx';
import styles from './Stats.module.css';

type StatsProps = {
  items: readonly { value: string; caption: string }[];
  /** Where there is room: three beside each other, two and two, or one under the other in a narrow column. */
  layout: 'row' | 'pairs' | 'column';
};

/** Figures of proof: a rule, the number large with its unit, and right under it what it counts. */
export function Stats({ items, layout }: StatsProps) {
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
