import clsx from 'clsx';
import type { Person } from '@/lib/content/schema';
import { Picture } from '../Picture/Picture';
import styles from './Signature.module.css';

type SignatureProps = { person: Person; className?: string | undefined };

/** Writes the name while there is no picture of a signature. */
export function Signature({ person: { name, signature }, className }: SignatureProps) {
  if (!signature) return <span className={clsx(styles.typed, className)}>{name}</span>;
  return (
    <span className={clsx(styles.drawn, className)}>
      <Picture picture={signature.image} alt={name} className={styles.ink} />
    </span>
  );
}
