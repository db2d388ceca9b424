import styles from './FieldError.module.css';

/** What is wrong with a field, told at it: a mark and words, so that it does not hang on the colour. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
