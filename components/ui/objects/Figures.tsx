import clsx from 'clsx';
import { unmarked } from '@/lib/marks';
import styles from './Figures.module.css';
import { Pen } from './Pen';
import { type FigureSize, sizeClass } from './Text';
import { unbrokenNumbers } from './unbroken-numbers';

export type FiguresProps = {
  items: readonly { value: string; caption: string }[];
  layout: 'stack' | 'line' | 'halves' | 'thirds';
  size?: FigureSize;
  /** Sets the first figure alone in its row, as large as the page has. */
  lead?: boolean;
  circled?: boolean;
  className?: string | undefined;
};

/** Sets long values smaller, so that they fit a phone; of several it circles the last. */
export function Figures({ items, layout, size = 'title', lead, circled, className }: FiguresProps) {
  if (items.length === 0) return null;
  const classes = clsx(styles.figures, styles[layout], sizeClass(size), lead && styles.lead);
  return (
    <dl className={clsx(classes, className)}>
      {items.map(({ value, caption }, index) => (
        <div key={`${caption} ${value}`}>
          <dt>{caption}</dt>
          <dd data-length={lengthOf(value)}>
            {circled && index === items.length - 1 ? (
              <Pen stroke="circle">{value}</Pen>
            ) : (
              unbrokenNumbers(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** «50+ сайтов» is long. */
function lengthOf(value: string): 'long' | 'longest' | undefined {
  const { length } = unmarked(value);
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : undefined;
}
