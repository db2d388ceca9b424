import type { Content } from '@/content/schema';
import styles from './Niches.module.css';

type NichesProps = Pick<Content['home']['niches'], 'items'>;

/** The trades the owner has worked in, as tiles. */
export function Niches({ items }: NichesProps) {
  return (
    <ul className={styles.list}>
      {items.map(({ name, count, note }) => (
        <li key={name} className={styles.item}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.count}>{count}</p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
