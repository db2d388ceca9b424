import { type NicheId, NicheMark } from './NicheMark';
import styles from './Niches.module.css';

type NichesProps = {
  items: readonly { id: NicheId; name: string; count: string; note: string }[];
};

/** The trades the owner knows, as lines of a register. */
export function Niches({ items }: NichesProps) {
  return (
    <ul>
      {items.map(({ id, name, count, note }) => (
        <li key={id} className={styles.item}>
          <NicheMark niche={id} />
          <h3>{name}</h3>
          <p className={styles.count}>{count}</p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
