import type { Content } from '@/content/schema';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';

type PlatformsProps = Pick<Content['targeting']['platforms'], 'items'>;

/** Advertising platforms as lines of a price list. */
export function Platforms({ items }: PlatformsProps) {
  return (
    <Rows as="ul" columns="halves">
      {items.map(({ name, price, text }) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <Text kind="title">{price}</Text>
          </div>
          <Text muted>{text}</Text>
        </li>
      ))}
    </Rows>
  );
}
