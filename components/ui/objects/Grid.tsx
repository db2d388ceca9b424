import clsx from 'clsx';
import { Children, type ComponentProps, type ElementType } from 'react';
import styles from './Grid.module.css';

type GridProps = ComponentProps<'div'> & {
  as?: ElementType;
  /**
   * Halves and thirds from a tablet on. Desktop: thirds on a desktop alone, the columns of the page. Even: on a desktop
   * halves or thirds, whichever leaves no hole in a row.
   */
  columns?: 'halves' | 'thirds' | 'desktop' | 'even';
  /** Makes a strip on a phone, which is scrolled sideways. */
  strip?: boolean;
};

/** On a phone cells stand below each other. A cell with `data-span` takes several columns. */
export function Grid({ as: Tag = 'div', columns, strip, className, ...props }: GridProps) {
  const isEvenInThirds = columns === 'even' && Children.count(props.children) % 3 === 0;
  const layout = clsx(columns && styles[columns], isEvenInThirds && styles.desktop);
  const classes = clsx(styles.grid, layout, strip && styles.strip, className);
  return <Tag {...props} className={classes} />;
}
