import styles from './FieldError.module.css';

/** The error of a field. A mark and a text say so, not the colour alone. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  );
}
