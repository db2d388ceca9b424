import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Text } from '@/components/ui/objects/Text';
import styles from './Field.module.css';

type FieldProps = {
  name: string;
  label: string;
  /** Beside the label: «необязательно». */
  hint?: string;
  /** At the end of the label's line, so that nothing moves when it comes and goes. */
  note?: string | undefined;
  error?: string | undefined;
  /** The lines of a text area. Without it the field is an input. */
  rows?: number;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required' | 'defaultChecked'>;

/** A labelled, uncontrolled field. An error is shown by a mark and a text, not by colour alone. */
export function Field({ label, hint, note, error, rows, type = 'text', ...props }: FieldProps) {
  const id = `contact-${props.name}`;
  const errorId = error && `${id}-error`;
  const noteId = note && `${id}-note`;
  const isCheckbox = type === 'checkbox';
  const control = {
    ...props,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': clsx(errorId, noteId) || undefined,
    id,
    className: isCheckbox ? undefined : styles.control,
  };
  return (
    <div className={isCheckbox ? undefined : styles.field}>
      <label
        className={isCheckbox ? styles.check : styles.label}
        // A checkbox stands inside its label.
        htmlFor={isCheckbox ? undefined : id}
      >
        {isCheckbox && <input {...control} type={type} />}
        {label}
        {hint && <span className={styles.hint}>{` ${hint}`}</span>}
      </label>
      {note && (
        <Text kind="note" id={noteId} className={styles.note}>
          {note}
        </Text>
      )}
      {rows && <textarea {...control} rows={rows} />}
      {!rows && !isCheckbox && <input {...control} type={type} />}
      {error && (
        <Text kind="label" id={errorId} className={styles.error}>
          {error}
        </Text>
      )}
    </div>
  );
}
