import { FeatureList } from '../FeatureList/FeatureList';
import { UnbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './SiteTypes.module.css';

type SiteTypesProps = {
  items: readonly {
    title: string;
    price: string;
    description: string;
    features: readonly string[];
  }[];
};

/** Kinds of sites beside each other: what each is for, what is in it, what it costs. */
export function SiteTypes({ items }: SiteTypesProps) {
  return (
    <div>
      {items.map(({ title, price, description, features }) => (
        <article key={title} className={styles.type}>
          <div>
            <h3>{title}</h3>
            <p className={styles.price}>
              <UnbrokenNumbers>{price}</UnbrokenNumbers>
            </p>
          </div>
          <div>
            <p>
              <UnbrokenNumbers>{description}</UnbrokenNumbers>
            </p>
            <FeatureList className={styles.features} items={features} />
          </div>
        </article>
      ))}
    </div>
  );
}
