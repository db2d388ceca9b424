import clsx from 'clsx';
import { unmarked } from '@/lib/marks';
import styles from './Figures.module.css';
import { Pen } from './Pen';
import { type FigureSize, sizeClass } from './Text';
import { unbrokenNumbers } from './unbroken-numbers';

export type FiguresProps = {
  items: readonly { value: string; caption: string }[];
  /** `quarters` are in one row on a tablet, and halves elsewhere. `pairs` has each caption before its value, in one line. */
  layout: 'stack' | 'line' | 'halves' | 'quarters' | 'thirds' | 'pairs';
  size?: FigureSize;
  /** Shows the first figure in a row of its own, in the largest size of the page. */
  lead?: boolean;
  circled?: boolean;
  className?: string | undefined;
};

/** Long values get a smaller size, so that they fit on a phone. The circle goes around the last value. */
export function Figures({ items, layout, size = 'title', lead, circled, className }: FiguresProps) {
  if (items.length === 0) return null;
  const variant = lead && styles.lead;
  return (
    <dl className={clsx(styles.figures, styles[layout], sizeClass(size), variant, className)}>
      {items.map(({ value, caption }, index) => (
        <div key={`${caption} ${value}`} className={styles.item}>
          <dt>{caption}</dt>
          <dd className={styles.value} data-length={lengthOf(value)}>
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

/** Returns the size class of a value: «50+ сайтов» is long. */
function lengthOf(value: string): 'long' | 'longest' | undefined {
  const { length } = unmarked(value);
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : undefined;
}
