import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  label?: ReactNode;
  /** Folds on a tablet and a desktop, too. */
  alwaysFolds?: boolean;
  /** Stretches the summary line to the full width. */
  fullWidth?: boolean;
  /** The id of a heading outside that names the disclosure instead of a label. */
  labelledBy?: string;
  summaryClassName?: string | undefined;
};

/** Unless it always folds, a tablet and a desktop show the content and hide the summary line. Print always does. */
export function Disclosure({
  label,
  alwaysFolds,
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
      data-narrow={alwaysFolds ? undefined : ''}
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
