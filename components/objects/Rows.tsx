import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Rows.module.css';

type RowsProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** From a tablet on, with a narrow column at each end. */
  wideMiddle?: boolean;
};

/** Sets a rule between each two children, and makes each one a grid. */
export function Rows({ as: Tag = 'div', wideMiddle, className, ...props }: RowsProps) {
  return (
    <Tag {...props} className={clsx(styles.rows, wideMiddle && styles.wideMiddle, className)} />
  );
}
