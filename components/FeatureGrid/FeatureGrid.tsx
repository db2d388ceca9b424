import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { Grid } from '../objects/Grid';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import styles from './FeatureGrid.module.css';

/** Pairs, or up to four in rows. On a phone all texts but the first are closed below their headings. */
export function FeatureGrid({ items }: Pick<Content['home']['advantages'], 'items'>) {
  const features = items.map(({ title, text }, index) => (
    <article key={title}>
      <h3 className="not-on-phone">{title}</h3>
      <Disclosure wide label={<h3>{title}</h3>} open={index === 0}>
        <Text className={styles.text}>{text}</Text>
      </Disclosure>
    </article>
  ));
  if (items.length < 5) return <Rows className={styles.rows}>{features}</Rows>;
  return (
    <Grid columns="halves" className={styles.pairs}>
      {features}
    </Grid>
  );
}
