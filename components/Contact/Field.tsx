import type { ComponentProps } from 'react';
import { Text } from '../objects/Text';
import styles from './Field.module.css';

type SharedProps = {
  name: string;
  label: string;
  error?: string | undefined;
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'required' | 'defaultChecked'>;

type FieldProps = SharedProps & {
  /** Beside the label: «необязательно». */
  hint?: string;
  /** The lines of a text area; without it the field is an input. */
  rows?: number;
};

/** A labelled, uncontrolled text field with room for its error. */
export function Field({ label, hint, error, rows, type = 'text', ...props }: FieldProps) {
  const control = { ...props, ...describedBy(props.name, error), className: styles.control };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {hint && <span className={styles.hint}>{` ${hint}`}</span>}
      </label>
      {rows ? <textarea {...control} rows={rows} /> : <input {...control} type={type} />}
      <FieldError name={props.name} error={error} />
    </div>
  );
}

/** A labelled, uncontrolled checkbox with room for its error. */
export function CheckField({ label, error, ...props }: SharedProps) {
  return (
    <div>
      <label className={styles.check}>
        <input {...props} {...describedBy(props.name, error)} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldError name={props.name} error={error} />
    </div>
  );
}

function describedBy(name: string, error: string | undefined) {
  return {
    id: `contact-${name}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error && errorId(name),
  };
}

/** A mark and a text show the error, not the colour alone. */
function FieldError({ name, error }: Pick<SharedProps, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <Text kind="label" id={errorId(name)} className={styles.error}>
      {error}
    </Text>
  );
}

function errorId(name: string): string {
  return `contact-${name}-error`;
}
