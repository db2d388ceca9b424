import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  label: ReactNode;
  /** Closes on a wide screen, too. */
  everywhere?: boolean;
  /** Makes the line that opens it as wide as its place. */
  wide?: boolean;
};

/** On a wide screen and in print its content is always shown, without the line that opens it. */
export function Disclosure({ label, everywhere, wide, children, ...props }: DisclosureProps) {
  return (
    <details
      {...props}
      className={clsx(styles.disclosure, props.className)}
      // Where a style cannot show its content, the first island opens it (lib/browser/hydration.ts).
      data-narrow={everywhere ? undefined : ''}
    >
      <summary className={clsx(styles.summary, wide && styles.wide)}>{label}</summary>
      {children}
    </details>
  );
}
