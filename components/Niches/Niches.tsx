import type { Content } from '@/content/schema';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import { TradeDrawing } from '../TradeDrawing/TradeDrawing';
import styles from './Niches.module.css';

export function Niches({ items }: Content['home']['niches']) {
  return (
    <Rows as="ul" className={styles.niches}>
      {items.map(({ name, count, note, drawing }) => (
        <li key={name}>
          {drawing ? <TradeDrawing name={drawing} /> : <span className="screen-only" />}
          <h3>{name}</h3>
          <Text kind="label">{count}</Text>
          <Text kind="note">{note}</Text>
        </li>
      ))}
    </Rows>
  );
}
