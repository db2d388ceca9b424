import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Rows.module.css';

type RowsProps = ComponentProps<'div'> & { as?: ElementType };

/** Draws a rule between children and makes each of them a grid. */
export function Rows({ as: Tag = 'div', className, ...props }: RowsProps) {
  return <Tag {...props} className={clsx(styles.rows, className)} />;
}
