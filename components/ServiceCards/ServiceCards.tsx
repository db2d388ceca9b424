import type { Content } from '@/content/schema';
import { pathOf } from '@/lib/routes';
import { FeatureList } from '../FeatureList/FeatureList';
import { Fold } from '../Fold/Fold';
import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = Pick<Content['services'], 'included' | 'more' | 'items'>;

/** The services: the problem, the work, the price. */
export function ServiceCards({ included, more, items }: ServiceCardsProps) {
  return (
    <div>
      {items.map(({ id, title, description, features, trigger, price, page }) => (
        <article key={id} className={styles.card}>
          <div>
            <h3>{title}</h3>
            <p className={styles.trigger}>{trigger}</p>
          </div>
          <Fold label={included}>
            <div className={styles.details}>
              <p>{unbrokenNumbers(description)}</p>
              <FeatureList items={features} />
            </div>
          </Fold>
          <div className={styles.offer}>
            <p className={styles.price}>{unbrokenNumbers(price)}</p>
            <PageLink className={styles.more} href={pathOf(page)} aria-label={`${more}: ${title}`}>
              {more}
              <Icon name="arrow" />
            </PageLink>
          </div>
        </article>
      ))}
    </div>
  );
}
