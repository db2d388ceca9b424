import { ContactButton } from '@/components/ui/Button/Button';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { evenColumns } from '@/components/ui/objects/even-columns';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { List } from '@/components/ui/objects/List';
import { Text } from '@/components/ui/objects/Text';
import type { Offer } from '@/lib/content/schema';
import styles from './Offers.module.css';

type OffersProps = {
  items: readonly Offer[];
  /** Opens the conditions of an offer. */
  conditions: string;
  /** The label of the button of an offer without its own. */
  button: string;
};

export function Offers({ conditions, button, items }: OffersProps) {
  return (
    <Grid columns={evenColumns(items.length)} strip="untilDesktop" className={styles.offers}>
      {items.map(({ title, subtitle, description, features, value, offer, ...item }, index) => (
        <article key={title} className={styles.coupon} data-tone="light">
          <Figures
            items={[{ value, caption: offer }]}
            layout="line"
            size="figure"
            className={styles.stub}
          />
          <div className={styles.body}>
            <div>
              <h3>{title}</h3>
              <Text>{subtitle}</Text>
            </div>
            <Disclosure label={conditions} folds="untilDesktop">
              <Text>{description}</Text>
              <List items={features} className={styles.features} />
            </Disclosure>
            <ContactButton
              className={styles.ask}
              variant={index ? 'outline' : 'action'}
              label={item.button ?? button}
              about={title}
              ask={item.ask}
            />
          </div>
        </article>
      ))}
    </Grid>
  );
}
