import styles from './Niches.module.css';

type NichesProps = {
  items: readonly { id: string; name: string; count: string; note: string }[];
};

/** The trades the owner knows, as lines of a register. */
export function Niches({ items }: NichesProps) {
  return (
    <ul>
      {items.map(({ id, name, count, note }) => (
        <li key={id} className={styles.item}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.count}>{count}</p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
