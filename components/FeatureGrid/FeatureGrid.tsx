import type { Content } from '@/content/schema';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './FeatureGrid.module.css';

type FeatureGridProps = { items: Content['home']['advantages']['items'] };

/** Advantages and benefits: short paragraphs, two in a row on a wide screen. */
export function FeatureGrid({ items }: FeatureGridProps) {
  return (
    <div className={styles.grid}>
      {items.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>{unbrokenNumbers(text)}</p>
        </article>
      ))}
    </div>
  );
}
