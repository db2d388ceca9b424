import type { Content } from '@/content/schema';
import { FeatureList } from '../FeatureList/FeatureList';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './SiteTypes.module.css';

type SiteTypesProps = { items: Content['websites']['types']['items'] };

/** Kinds of sites: the price of each, what it is for and what it includes. */
export function SiteTypes({ items }: SiteTypesProps) {
  return (
    <div>
      {items.map(({ title, price, description, features }) => (
        <article key={title} className={styles.type}>
          <div className={styles.head}>
            <h3>{title}</h3>
            <p className={styles.price}>{unbrokenNumbers(price)}</p>
          </div>
          <p>{unbrokenNumbers(description)}</p>
          <FeatureList items={features} />
        </article>
      ))}
    </div>
  );
}
