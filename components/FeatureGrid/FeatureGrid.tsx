import type { Content } from '@/content/schema';
import { Grid } from '../objects/Grid';
import { Text } from '../objects/Text';
import styles from './FeatureGrid.module.css';

export function FeatureGrid({ items }: Pick<Content['home']['advantages'], 'items'>) {
  return (
    <Grid columns={items.length === 3 ? 'thirds' : 'halves'}>
      {items.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <Text className={styles.text}>{text}</Text>
        </article>
      ))}
    </Grid>
  );
}
