import type { Content } from '@/content/schema';
import { FeatureList } from '../objects/FeatureList';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';

type SiteTypesProps = { items: Content['websites']['types']['items'] };

/** Kinds of sites: the price of each, what it is for and what it includes. */
export function SiteTypes({ items }: SiteTypesProps) {
  return (
    <Rows columns="thirds">
      {items.map(({ title, price, description, features }) => (
        <article key={title}>
          <div>
            <h3>{title}</h3>
            <Text kind="title">{price}</Text>
          </div>
          <Text>{description}</Text>
          <FeatureList items={features} />
        </article>
      ))}
    </Rows>
  );
}
