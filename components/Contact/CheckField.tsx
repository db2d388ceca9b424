import type { ComponentProps } from 'react';
import styles from './CheckField.module.css';
import { FieldError } from './FieldError';

type CheckFieldProps = {
  name: string;
  label: string;
  /** Why the box must be ticked. */
  error?: string | undefined;
} & Pick<ComponentProps<'input'>, 'defaultChecked' | 'required'>;

/** A labelled, uncontrolled checkbox with room for its error. */
export function CheckField({ name, label, error, ...rest }: CheckFieldProps) {
  const errorId = `contact-${name}-error`;
  return (
    <div>
      <label className={styles.label}>
        <input
          {...rest}
          type="checkbox"
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
