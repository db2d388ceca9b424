import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Sheet.module.css';

type SheetProps = ComponentProps<'div'> & {
  as?: ElementType;
  /** Highlights the most important of several sheets. */
  featured?: boolean | undefined;
};

export function Sheet({ as: Tag = 'div', featured, className, ...props }: SheetProps) {
  return <Tag {...props} className={clsx(styles.sheet, featured && styles.featured, className)} />;
}
