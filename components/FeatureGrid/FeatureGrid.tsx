import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { columnsFor } from '@/lib/layout';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './FeatureGrid.module.css';

type FeatureGridProps = {
  items: Content['home']['advantages']['items'];
  /** The grid is as wide as the page, where three share a row. */
  wide?: boolean;
};

/** Advantages and benefits: short paragraphs in columns. */
export function FeatureGrid({ items, wide = false }: FeatureGridProps) {
  const columns = wide ? columnsFor(items.length) : 'two';
  return (
    <div className={clsx(styles.grid, styles[columns])}>
      {items.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>{unbrokenNumbers(text)}</p>
        </article>
      ))}
    </div>
  );
}
