import styles from './Stats.module.css';

type StatsProps = { items: readonly { value: string; caption: string }[] };

/** Figures of proof: the number large, what it counts under a rule. */
export function Stats({ items }: StatsProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ value, caption }) => (
        <li key={caption} className={styles.stat}>
          <strong className={styles.value}>{value}</strong>
          <span className={styles.caption}>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
