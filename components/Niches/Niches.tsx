import type { Content } from '@/content/schema';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import styles from './Niches.module.css';

type NichesProps = Pick<Content['home']['niches'], 'items'>;

/** The trades the owner has worked in: a line each. */
export function Niches({ items }: NichesProps) {
  return (
    <Rows as="ul" className={styles.niches}>
      {items.map(({ name, count, note }) => (
        <li key={name}>
          <h3>{name}</h3>
          <Text kind="label">{count}</Text>
          <Text kind="small" muted>
            {note}
          </Text>
        </li>
      ))}
    </Rows>
  );
}
