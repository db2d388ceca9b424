import styles from './Signature.module.css';

/** A name in the ink of a pen. */
export function Signature({ name }: { name: string }) {
  return <span className={styles.signature}>{name}</span>;
}
