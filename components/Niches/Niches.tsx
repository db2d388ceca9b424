import type { Content } from '@/content/schema';
import { NicheMark } from './NicheMark';
import styles from './Niches.module.css';

type NichesProps = Pick<Content['home']['niches'], 'items'>;

/** The trades the owner has worked in, one a line. */
export function Niches({ items }: NichesProps) {
  return (
    <ul>
      {items.map(({ icon, name, count, note }) => (
        <li key={name} className={styles.item}>
          <NicheMark icon={icon} />
          <h3>{name}</h3>
          <p className={styles.count}>{count}</p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
