import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { FieldError } from './FieldError';

type FieldProps = {
  name: string;
  label: string;
  /** Beside the label: «необязательно». */
  hint?: string;
  /** What is wrong with the value. */
  error?: string | undefined;
  /** The lines of a text area; without it the field is an input. */
  rows?: number;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required'>;

/** A labelled, uncontrolled text field with room for its error. */
export function Field({ name, label, hint, error, rows, type = 'text', ...rest }: FieldProps) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  const shared = {
    ...rest,
    id,
    name,
    className: styles.control,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {hint && <span className={styles.hint}>{` ${hint}`}</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
