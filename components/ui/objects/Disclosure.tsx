import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  label?: ReactNode;
  /** Replaces the label while the disclosure is open. */
  openLabel?: ReactNode;
  /** The screens on which it folds. Wide ones begin at 80rem. */
  folds?: 'onPhone' | 'untilDesktop' | 'untilWide' | 'always';
  /** Stretches the summary line to the full width. */
  fullWidth?: boolean;
  /** The id of a heading outside that names the disclosure instead of a label. */
  labelledBy?: string;
  summaryClassName?: string | undefined;
};

/** Where it does not fold, and in print, the content is shown without the summary line. */
export function Disclosure({
  label,
  openLabel,
  folds = 'onPhone',
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
      data-folds={folds}
    >
      <summary
        className={clsx(styles.summary, fullWidth && styles.fullWidth, summaryClassName)}
        aria-labelledby={labelledBy}
      >
        {openLabel ? (
          <>
            <span className={styles.whenClosed}>{label}</span>
            <span className={styles.whenOpen}>{openLabel}</span>
          </>
        ) : (
          label
        )}
      </summary>
      {children}
    </details>
  );
}
