import type { Content } from '@/content/schema';
import { Button } from '../Button/Button';
import { FeatureList } from '../objects/FeatureList';
import { Grid } from '../objects/Grid';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import styles from './Prices.module.css';

type PricesProps = { button: string; items: Content['seo']['prices']['items'] };

/** Price cards: the price, then what it includes. One alone in its row is as wide as the page. */
export function Prices({ button, items }: PricesProps) {
  return (
    <Grid columns="fit">
      {items.map(({ name, price, note, description, features, featured }) => (
        <Sheet as="article" key={name} className={styles.card} featured={featured}>
          <div>
            <h3>{name}</h3>
            <Text kind="price">{price}</Text>
            <Text kind="small">{note}</Text>
          </div>
          <div className={styles.work}>
            <Text>{description}</Text>
            <FeatureList items={features} />
          </div>
          <Button
            className={styles.button}
            variant={featured ? 'action' : 'outline'}
            href="#contact"
            subject={`${button}: ${name}`}
          >
            {button}
          </Button>
        </Sheet>
      ))}
    </Grid>
  );
}
