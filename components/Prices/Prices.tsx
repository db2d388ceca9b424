import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { ContactButton } from '../Button/Button';
import { FeatureList } from '../objects/FeatureList';
import { Grid } from '../objects/Grid';
import { Price } from '../objects/Price';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import styles from './Prices.module.css';

type PricesProps = Pick<Content['seo']['prices'], 'items' | 'remark'> & { button: string };

/** The remark stands on the featured sheet, or on the first. The last two of three lie one above the other. */
export function Prices({ button, items, remark }: PricesProps) {
  const remarked = items.find(({ featured }) => featured) ?? items[0];
  const isThree = items.length === 3;
  return (
    <Grid columns={isThree ? 'desktop' : 'even'} className={clsx(isThree && styles.three)}>
      {items.map(({ name, price, note, description, features, featured }, index) => (
        <Sheet
          as="article"
          key={name}
          className={styles.card}
          featured={featured}
          data-span={isThree && index > 0 ? '2' : undefined}
        >
          <div>
            <h3>{name}</h3>
            <Price>{price}</Price>
            <Text kind="small">{note}</Text>
          </div>
          <div className={styles.work}>
            <Text>{description}</Text>
            <FeatureList items={features} />
          </div>
          {remark && name === remarked?.name && <Text kind="written">{remark}</Text>}
          <ContactButton
            className={styles.button}
            variant={featured ? 'action' : 'outline'}
            label={button}
            about={name}
          />
        </Sheet>
      ))}
    </Grid>
  );
}
