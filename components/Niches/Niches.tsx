import clsx from 'clsx';
import type { Content } from '@/content/schema';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
import { TradeDrawing } from '../TradeDrawing/TradeDrawing';
import styles from './Niches.module.css';

type Niche = Omit<Content['home']['niches']['items'][number], 'count'> & { count?: string };

export function Niches({ items, others }: Content['home']['niches']) {
  const isDrawn = [...items, ...(others ?? [])].some(({ drawing }) => drawing);
  return [items, ...(others ? [others] : [])].map((list: readonly Niche[]) => (
    <Rows key={list[0]?.name} as="ul" className={clsx(styles.niches, isDrawn && styles.drawn)}>
      {list.map(({ name, count, note, drawing }) => (
        <li key={name}>
          {isDrawn && (
            <span className={clsx(styles.drawing, 'screen-only')}>
              {drawing && <TradeDrawing name={drawing} />}
            </span>
          )}
          <h3>{name}</h3>
          <Text kind="label">{count}</Text>
          <Text kind="note">{note}</Text>
        </li>
      ))}
    </Rows>
  ));
}
