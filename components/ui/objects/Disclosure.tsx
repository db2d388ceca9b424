import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  label?: ReactNode;
  /** Closes on a wide screen, too. */
  everywhere?: boolean;
  /** Makes the line that opens it as wide as its place. */
  wide?: boolean;
  /** The id of the heading that names it, in the place of a label. */
  labelledBy?: string;
};

/** On a wide screen and in print its content is always shown, without the line that opens it. */
export function Disclosure(props: DisclosureProps) {
  const { label, everywhere, wide, labelledBy, children, ...attributes } = props;
  return (
    <details
      {...attributes}
      className={clsx(styles.disclosure, attributes.className)}
      // Where a style cannot show its content, the first island opens it (lib/browser/hydration.ts).
      data-narrow={everywhere ? undefined : ''}
    >
      <summary className={clsx(styles.summary, wide && styles.wide)} aria-labelledby={labelledBy}>
        {label}
      </summary>
      {children}
    </details>
  );
}
