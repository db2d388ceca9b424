import type { Content } from '@/content/schema';
import styles from './Platforms.module.css';

type PlatformsProps = Pick<Content['targeting']['platforms'], 'items'>;

/** Advertising platforms as lines of a price list. */
export function Platforms({ items }: PlatformsProps) {
  return (
    <ul>
      {items.map(({ name, price, text }) => (
        <li key={name} className={styles.item}>
          <h3>{name}</h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.price}>{price}</p>
        </li>
      ))}
    </ul>
  );
}
