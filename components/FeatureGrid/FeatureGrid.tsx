import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './FeatureGrid.module.css';

type FeatureGridProps = {
  items: Content['guarantees']['items'];
  /** How many share a row on a wide screen. */
  columns?: 'two' | 'three';
};

/** Advantages, guarantees, benefits: short paragraphs in columns. */
export function FeatureGrid({ items, columns = 'two' }: FeatureGridProps) {
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
