import type { Person } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Signature.module.css';

/** Writes the name while there is no picture of a signature. */
export function Signature({ person: { name, signature } }: { person: Person }) {
  if (!signature) return <span className={styles.typed}>{name}</span>;
  return (
    <span className={styles.drawn}>
      <Picture picture={signature.image} alt={name} className={styles.ink} />
    </span>
  );
}
