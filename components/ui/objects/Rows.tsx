import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Rows.module.css';

type RowsProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** Makes each row a grid with space above and below it. */
  spaced?: boolean;
};

/** Draws a rule between children. */
export function Rows({ as: Tag = 'div', spaced, className, ...props }: RowsProps) {
  return <Tag {...props} className={clsx(styles.rows, spaced && styles.spaced, className)} />;
}
