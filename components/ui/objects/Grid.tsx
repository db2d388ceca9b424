import clsx from 'clsx';
import { Children, type ComponentProps, type ElementType } from 'react';
import styles from './Grid.module.css';

type GridProps = ComponentProps<'div'> & {
  as?: ElementType;
  /**
   * `halves` and `thirds` start on a tablet, `desktopThirds` on a desktop. `even` are halves or thirds on a desktop,
   * whichever fills the last row.
   */
  columns?: 'halves' | 'thirds' | 'desktopThirds' | 'even';
  /** On a phone the cells form a strip that scrolls sideways. */
  strip?: boolean;
};

/** On a phone there is one column. A cell with `data-span` takes several columns. */
export function Grid({ as: Tag = 'div', columns, strip, className, ...props }: GridProps) {
  const isEvenInThirds = columns === 'even' && Children.count(props.children) % 3 === 0;
  const classes = clsx(
    styles.grid,
    columns && styles[columns],
    isEvenInThirds && styles.desktopThirds,
    strip && styles.strip,
    className,
  );
  return <Tag {...props} className={classes} />;
}
