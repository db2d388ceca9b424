import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { columnsFor } from '@/lib/layout';
import { Button } from '../Button/Button';
import { FeatureList } from '../FeatureList/FeatureList';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Prices.module.css';

type PricesProps = { button: string; items: Content['seo']['prices']['items'] };

/** Price cards: the price, then what it includes. One alone in its row is as wide as the page. */
export function Prices({ button, items }: PricesProps) {
  return (
    <div className={clsx(styles.grid, styles[columnsFor(items.length)])}>
      {items.map(({ name, price, note, description, features, featured }) => (
        <article key={name} className={clsx(styles.card, featured && styles.featured)}>
          <div>
            <h3>{name}</h3>
            <p className={styles.price}>{unbrokenNumbers(price)}</p>
            <p className={styles.note}>{note}</p>
          </div>
          <div className={styles.work}>
            <p>{unbrokenNumbers(description)}</p>
            <FeatureList className={styles.features} items={features} />
          </div>
          <Button
            className={styles.button}
            variant={featured ? 'action' : 'outline'}
            href="#contact"
            subject={`${button}: ${name}`}
          >
            {button}
          </Button>
        </article>
      ))}
    </div>
  );
}
