import { FeatureList } from '../FeatureList/FeatureList';
import { Icon, type IconName } from '../Icon/Icon';
import { PageLink } from '../PageLink/PageLink';
import { UnbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = {
  more: string;
  items: readonly {
    id: string;
    icon: IconName;
    title: string;
    description: string;
    features: readonly string[];
    trigger: string;
    price: string;
    href: string;
  }[];
};

/** What the owner sells, each service as a line of an estimate: the work, what is in it, the price. */
export function ServiceCards({ more, items }: ServiceCardsProps) {
  return (
    <div>
      {items.map(({ id, icon, title, description, features, trigger, price, href }) => (
        <article key={id} className={styles.card}>
          <div className={styles.work}>
            <h3 className={styles.title}>
              <Icon name={icon} />
              {title}
            </h3>
            <p className={styles.description}>
              <UnbrokenNumbers>{description}</UnbrokenNumbers>
            </p>
            <p className={styles.trigger}>{trigger}</p>
          </div>
          <FeatureList items={features} />
          <div>
            <p className={styles.price}>
              <UnbrokenNumbers>{price}</UnbrokenNumbers>
            </p>
            <PageLink className={styles.more} href={href} aria-label={`${more}: ${title}`}>
              {more}
              <Icon name="arrow" />
            </PageLink>
          </div>
        </article>
      ))}
    </div>
  );
}
