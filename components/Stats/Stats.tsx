import clsx from 'clsx';
import styles from './Stats.module.css';

type StatsProps = {
  items: readonly { value: string; caption: string }[];
  /** One under the other on wide screens too, for a narrow column. */
  ledger?: boolean;
};

/** Figures of proof: the number large, what it counts under a rule. */
export function Stats({ items, ledger = false }: StatsProps) {
  return (
    <ul className={clsx(!ledger && styles.row)}>
      {items.map(({ value, caption }) => (
        <li key={caption} className={styles.stat}>
          <strong className={styles.value}>{value}</strong>
          <span className={styles.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
