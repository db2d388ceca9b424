import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Rows.module.css';

type RowsProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** The columns that the parts of a row take from a tablet on. Quarters: a narrow one at each end. */
  columns?: 'halves' | 'thirds' | 'quarters';
};

/** Rows with a rule between each two. The children are the rows, each one a grid. */
export function Rows({ as: Tag = 'div', columns, className, ...props }: RowsProps) {
  return <Tag {...props} className={clsx(styles.rows, columns && styles[columns], className)} />;
}
