import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  label?: ReactNode;
  /** Can be closed on a wide screen, too. */
  everywhere?: boolean;
  /** Stretches the summary line to the full width. */
  fullWidth?: boolean;
  /** The id of a heading outside that names the disclosure instead of a label. */
  labelledBy?: string;
  summaryClassName?: string | undefined;
};

/** On a wide screen and in print the content is always shown and the summary line is hidden. */
export function Disclosure({
  label,
  everywhere,
  fullWidth,
  labelledBy,
  summaryClassName,
  children,
  ...attributes
}: DisclosureProps) {
  return (
    <details
      {...attributes}
      className={clsx(styles.disclosure, attributes.className)}
      // Browsers that cannot show closed content by CSS get it opened by the first island (lib/browser/hydration.ts).
      data-narrow={everywhere ? undefined : ''}
    >
      <summary
        className={clsx(styles.summary, fullWidth && styles.fullWidth, summaryClassName)}
        aria-labelledby={labelledBy}
      >
        {label}
      </summary>
      {children}
    </details>
  );
}
