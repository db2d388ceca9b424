import clsx from 'clsx';
import styles from './FeatureList.module.css';
import { unbrokenNumbers } from './unbroken-numbers';

type FeatureListProps = { items: readonly string[]; className?: string | undefined };

export function FeatureList({ items, className }: FeatureListProps) {
  if (items.length === 0) return null;
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{unbrokenNumbers(item)}</li>
      ))}
    </ul>
  );
}
