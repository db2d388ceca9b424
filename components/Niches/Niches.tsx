import type { Content } from '@/content/schema';
import styles from './Niches.module.css';

type NichesProps = Pick<Content['home']['niches'], 'items'>;

/** The trades the owner has worked in: a line each. */
export function Niches({ items }: NichesProps) {
  return (
    <ul>
      {items.map(({ name, count, note }) => (
        <li key={name} className={styles.item}>
          <h3>{name}</h3>
          <p className={styles.count}>{count}</p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
