import clsx from 'clsx';
import { Text } from '../Text/Text';
import styles from './Points.module.css';

type PointsProps = {
  items: readonly { title: string; text: string }[];
  /** How many stand beside each other on a wide screen. */
  columns?: 'two' | 'three';
};

/** Reasons, guarantees, benefits: short paragraphs in columns. */
export function Points({ items, columns = 'two' }: PointsProps) {
  return (
    <div className={clsx(styles.grid, styles[columns])}>
      {items.map(({ title, text }) => (
        <article key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>
            <Text>{text}</Text>
          </p>
        </article>
      ))}
    </div>
  );
}
