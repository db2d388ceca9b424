import type { Content } from '@/content/schema';
import { pathOf } from '@/lib/routes';
import { FeatureList } from '../FeatureList/FeatureList';
import { Icon } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = Pick<Content['services'], 'more' | 'items'>;

/** The services: the work, what it includes, the price. */
export function ServiceCards({ more, items }: ServiceCardsProps) {
  return (
    <div>
      {items.map(({ id, icon, title, description, features, trigger, price, page }) => (
        <article key={id} className={styles.card}>
          <div className={styles.work}>
            <h3 className={styles.title}>
              <Icon name={icon} />
              {title}
            </h3>
            <p className={styles.description}>{unbrokenNumbers(description)}</p>
            <p className={styles.trigger}>{trigger}</p>
          </div>
          <FeatureList items={features} />
          <div>
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
