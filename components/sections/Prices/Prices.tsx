import clsx from 'clsx';
import { ContactButton } from '@/components/ui/Button/Button';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { evenColumns } from '@/components/ui/objects/even-columns';
import { Grid } from '@/components/ui/objects/Grid';
import { List } from '@/components/ui/objects/List';
import { Price } from '@/components/ui/objects/Price';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import type { PriceCard } from '@/lib/content/schema';
import styles from './Prices.module.css';

type PricesProps = {
  items: readonly PriceCard[];
  /** The label of each card's button. */
  button: string;
  /** Opens what the price includes. */
  included: string;
};

/** With three prices, the first one has a row of its own. On a phone the others are rows of one sheet. */
export function Prices({ button, included, items }: PricesProps) {
  const areThree = items.length === 3;
  return (
    <Grid columns={areThree ? 'halves' : evenColumns(items.length)}>
      {items.map(({ name, price, note, description, features, remark, featured, ask }, index) => (
        <Sheet
          as="article"
          key={name}
          className={clsx(
            styles.card,
            items.length === 1 && styles.only,
            areThree && (index === 0 ? styles.first : styles.further),
            isAloneInRow(index, items.length) && styles.alone,
          )}
          featured={featured}
          data-span={areThree && index === 0 ? 'all' : undefined}
        >
          <div className={styles.head}>
            <h3>{name}</h3>
            <Price {...price} className={styles.price} />
            <Text kind="small">{note}</Text>
          </div>
          <Disclosure
            className={styles.work}
            label={included}
            open={featured || items.length === 1}
          >
            <Text>{description}</Text>
            <List items={features} className={styles.features} />
          </Disclosure>
          <div className={styles.foot}>
            {remark && (
              <Text kind="written" className={styles.remark}>
                {remark}
              </Text>
            )}
            <ContactButton
              className={styles.button}
              variant={featured ? 'action' : 'outline'}
              label={button}
              about={name}
              ask={ask}
            />
          </div>
        </Sheet>
      ))}
    </Grid>
  );
}

/** Of three cards the first is alone in its row; otherwise the last one of an odd number in halves. */
function isAloneInRow(index: number, count: number): boolean {
  if (count === 3) return index === 0;
  return index === count - 1 && count % 2 === 1 && evenColumns(count) === 'evenHalves';
}
