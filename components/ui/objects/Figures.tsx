import clsx from 'clsx';
import type { FigureLength } from '@/lib/figure-length';
import styles from './Figures.module.css';
import { Pen } from './Pen';
import { type FigureSize, sizeClass } from './Text';
import { unbrokenWords } from './unbroken-words';

export type FiguresProps = {
  items: readonly { value: string; caption: string; length?: FigureLength }[];
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
      {items.map(({ value, caption, length }, index) => (
        <div key={`${caption} ${value}`} className={styles.item}>
          <dt>{caption}</dt>
          <dd className={styles.value} data-length={length}>
            {circled && index === items.length - 1 ? (
              <Pen stroke="circle">{value}</Pen>
            ) : (
              unbrokenWords(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
