import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  label?: ReactNode;
  /** Folds on a wide screen, too. */
  foldsOnDesktop?: boolean;
  /** Stretches the summary line to the full width. */
  fullWidth?: boolean;
  /** The id of a heading outside that names the disclosure instead of a label. */
  labelledBy?: string;
  summaryClassName?: string | undefined;
};

/** Unless it folds there, too, a wide screen shows the content and hides the summary line. Print always does. */
export function Disclosure({
  label,
  foldsOnDesktop,
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
      data-narrow={foldsOnDesktop ? undefined : ''}
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
