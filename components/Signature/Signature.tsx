import type { Content } from '@/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Signature.module.css';

type SignatureProps = { person: Content['site']['person'] };

/** The owner's signature in the ink of a pen; his name in that ink while there is no picture of it. */
export function Signature({ person: { name, signature } }: SignatureProps) {
  if (!signature) return <span className={styles.typed}>{name}</span>;
  return (
    <span className={styles.drawn}>
      <Picture picture={signature.image} alt={name} />
    </span>
  );
}
