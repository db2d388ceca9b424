import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon/Icon';
import { LineDrawing } from '@/components/ui/LineDrawing/LineDrawing';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { List } from '@/components/ui/objects/List';
import { Price } from '@/components/ui/objects/Price';
import { Remark } from '@/components/ui/objects/Remark';
import { Rows } from '@/components/ui/objects/Rows';
import { Text } from '@/components/ui/objects/Text';
import { PageLink } from '@/components/ui/PageLink/PageLink';
import type { ServiceCard } from '@/lib/content/schema';
import { papers, pathOf } from '@/lib/routes';
import styles from './ServiceCards.module.css';

type ServiceCardsProps = {
  items: readonly ServiceCard[];
  /** Opens what a service includes. */
  included: string;
  /** The label of the link to the page of a service. */
  more: string;
};

export function ServiceCards({ included, more, items }: ServiceCardsProps) {
  return (
    <Rows>
      {items.map(({ id, title, description, features, trigger, price, remark, page }) => (
        <article key={id} className={styles.card} data-paper={papers[page]}>
          <div className={styles.summary}>
            <LineDrawing
              name={page === 'calculator' ? 'complex' : page}
              className={styles.drawing}
            />
            <h3>{title}</h3>
            <p>{trigger}</p>
          </div>
          <Disclosure label={included} className={styles.included}>
            <div className={styles.details}>
              <Text>{description}</Text>
              <List items={features} className={styles.features} />
            </div>
          </Disclosure>
          <div className={styles.offer}>
            <Price {...price} />
            <PageLink
              className={clsx(styles.more, 'tap screen-only')}
              href={pathOf(page)}
              aria-label={`${more}: ${title}`}
            >
              {more}
              <Icon name="arrow" />
            </PageLink>
            {remark && <Remark className={styles.remark}>{remark}</Remark>}
          </div>
        </article>
      ))}
    </Rows>
  );
}
