import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { columnsFor, lengthOf } from '@/lib/layout';
import { Button } from '../Button/Button';
import { FeatureList } from '../FeatureList/FeatureList';
import { Fold } from '../Fold/Fold';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './Offers.module.css';

type OffersProps = Pick<Content['offers'], 'conditions' | 'button' | 'items'>;

/** Coupons with a perforated edge and a denomination. */
export function Offers({ conditions, button, items }: OffersProps) {
  return (
    <div className={clsx(styles.grid, styles[columnsFor(items.length)])}>
      {items.map(({ title, subtitle, description, features, value, offer }, index) => (
        <article key={title} className={styles.coupon} data-tone="paper">
          <div className={styles.stub}>
            <p className={styles.value} data-length={lengthOf(value)}>
              {value}
            </p>
            <p className={styles.offer}>{offer}</p>
          </div>
          <div className={styles.body}>
            <h3>{title}</h3>
            <p className={styles.subtitle}>{unbrokenNumbers(subtitle)}</p>
            <Fold label={conditions}>
              <p className={styles.description}>{unbrokenNumbers(description)}</p>
              <FeatureList items={features} />
            </Fold>
            <Button
              variant={index === 0 ? 'action' : 'outline'}
              href="#contact"
              subject={`${button}: ${title}`}
            >
              {button}
            </Button>
          </div>
        </article>
      ))}
    </div>
  );
}
