import type { Content } from '@/content/schema';
import { ContactButton } from '../Button/Button';
import { FeatureList } from '../objects/FeatureList';
import { Grid } from '../objects/Grid';
import { Price } from '../objects/Price';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import styles from './Prices.module.css';

type PricesProps = Pick<Content['seo']['prices'], 'items' | 'remark'> & { button: string };

/** The remark stands on the featured sheet, or on the first. */
export function Prices({ button, items, remark }: PricesProps) {
  const remarked = items.find(({ featured }) => featured) ?? items[0];
  return (
    <Grid columns="even">
      {items.map(({ name, price, note, description, features, featured }) => (
        <Sheet as="article" key={name} className={styles.card} featured={featured}>
          <div>
            <h3>{name}</h3>
            <Price>{price}</Price>
            <Text kind="small">{note}</Text>
          </div>
          <div className={styles.work}>
            <Text>{description}</Text>
            <FeatureList items={features} />
            {remark && name === remarked?.name && <Text kind="written">{remark}</Text>}
          </div>
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
