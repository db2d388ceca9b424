import clsx from 'clsx';
import { LineDrawing } from '@/components/ui/LineDrawing/LineDrawing';
import { Rows } from '@/components/ui/objects/Rows';
import { Text } from '@/components/ui/objects/Text';
import type { Niche } from '@/lib/content/schema';
import styles from './Niches.module.css';

export function Niches({ items }: { items: readonly Niche[] }) {
  const isDrawn = items.some(({ drawing }) => drawing);
  return (
    <Rows as="ul">
      {items.map(({ name, count, note, drawing }) => (
        <li key={name} className={clsx(styles.niche, isDrawn && styles.drawn)}>
          {isDrawn && (
            <span className={clsx(styles.drawing, 'screen-only')}>
              {drawing && <LineDrawing name={drawing} />}
            </span>
          )}
          <h3>{name}</h3>
          <Text kind="label">{count}</Text>
          <Text kind="note" className={styles.note}>
            {note}
          </Text>
        </li>
      ))}
    </Rows>
  );
}
