import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Sheet.module.css';

type SheetProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** Marks the one sheet of several that matters most. */
  featured?: boolean;
  /** Leaves out the heavy upper edge. */
  plain?: boolean;
};

export function Sheet({ as: Tag = 'div', featured, plain, className, ...props }: SheetProps) {
  const edge = clsx(featured && styles.featured, plain && styles.plain);
  return <Tag {...props} className={clsx(styles.sheet, edge, className)} />;
}
