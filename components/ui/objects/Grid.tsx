import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './Grid.module.css';

type GridProps = ComponentProps<'div'> & {
  as?: ElementType;
  /**
   * `halves` and `thirds` start on a tablet, `desktopThirds` and those of `evenColumns` on a desktop. A cell that is
   * alone in the last row of `evenHalves` fills it.
   */
  columns?: 'halves' | 'thirds' | 'desktopThirds' | 'evenHalves' | 'evenThirds';
  /** On a phone, or on a tablet, too, the cells form a strip that scrolls sideways. */
  strip?: false | 'onPhone' | 'untilDesktop';
};

/** On a phone there is one column. A cell with `data-span` takes several columns. */
export function Grid({ as: Tag = 'div', columns, strip, className, ...props }: GridProps) {
  const classes = clsx(styles.grid, columns && styles[columns], strip && styles[strip], className);
  return <Tag {...props} className={classes} />;
}
