import clsx from 'clsx';
import { Button } from '../Button/Button';
import { FeatureList } from '../FeatureList/FeatureList';
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

/** Price cards: the sum first, then what is in it. */
export function Prices({ button, items }: PricesProps) {
  return (
    <div className={styles.grid}>
      {items.map(({ name, price, note, description, features, featured }) => (
        <article key={name} className={clsx(styles.card, featured && styles.featured)}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.price}>{price}</p>
          <p className={styles.note}>{note}</p>
          <p className={styles.description}>{description}</p>
          <FeatureList items={features} />
          <Button
            className={styles.button}
            look={featured ? 'action' : 'outline'}
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
