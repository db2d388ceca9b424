import clsx from 'clsx';
import { Button } from '../Button/Button';
import { FeatureList } from '../FeatureList/FeatureList';
import { UnbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Prices.module.css';

type PricesProps = {
  button: string;
  items: readonly {
    name: string;
    price: string;
    note: string;
    description: string;
    features: readonly string[];
    featured?: boolean | undefined;
  }[];
};

/** Price cards: the sum first, then what is in it. One alone lies across, several stand beside each other. */
export function Prices({ button, items }: PricesProps) {
  const columns = items.length > 2 ? 'three' : 'two';
  return (
    <div className={clsx(styles.grid, items.length > 1 && styles[columns])}>
      {items.map(({ name, price, note, description, features, featured }) => (
        <article key={name} className={clsx(styles.card, featured && styles.featured)}>
          <div>
            <h3>{name}</h3>
            <p className={styles.price}>
              <UnbrokenNumbers>{price}</UnbrokenNumbers>
            </p>
            <p className={styles.note}>{note}</p>
          </div>
          <div className={styles.work}>
            <p>
              <UnbrokenNumbers>{description}</UnbrokenNumbers>
            </p>
            <FeatureList className={styles.features} items={features} />
          </div>
          <Button
            className={styles.button}
            variant={featured ? 'action' : 'outline'}
            href="#contact"
            aria-label={`${button}: ${name}`}
          >
            {button}
          </Button>
        </article>
      ))}
    </div>
  );
}
