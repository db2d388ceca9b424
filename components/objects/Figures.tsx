import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Figures.module.css';
import { unbrokenNumbers } from './unbroken-numbers';

type FiguresProps = {
  items: readonly { value: string; caption: string; icon?: ReactNode }[];
  /**
   * Stack: below each other. Line: beside each other as they fit. Rows: below each other, each beside its caption. Halves, and fit: in a grid
   * with rules, of halves or of what leaves no hole.
   */
  layout: 'stack' | 'line' | 'rows' | 'halves' | 'fit';
  /** The size of the values; small ones are the default. */
  size?: 'title' | 'price' | 'figure';
  /** The first figure leads: alone in its row, as large as the page has. */
  lead?: boolean;
  className?: string | undefined;
};

/** Figures with what each of them counts. A long value is set smaller, so that it fits a phone. */
export function Figures({ items, layout, size = 'title', lead, className }: FiguresProps) {
  if (items.length === 0) return null;
  return (
    <dl
      className={clsx(styles.figures, styles[layout], styles[size], lead && styles.lead, className)}
    >
      {items.map(({ value, caption, icon }) => (
        <div key={caption}>
          <dt>
            {icon}
            {caption}
          </dt>
          <dd data-length={lengthOf(value)}>{unbrokenNumbers(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether a figure is too long to be set large: «150 ₽» and «340%» are short, «50+ сайтов» is long. */
function lengthOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length > 10) return 'longest';
  return length > 6 ? 'long' : 'short';
}
