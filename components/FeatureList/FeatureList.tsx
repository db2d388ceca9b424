import clsx from 'clsx';
import { unbrokenNumbers } from '../UnbrokenNumbers/UnbrokenNumbers';
import styles from './FeatureList.module.css';

type FeatureListProps = { items: readonly string[]; className?: string | undefined };

/** What is in a service, a package or an offer: lines that open with a dash. */
export function FeatureList({ items, className }: FeatureListProps) {
  return (
    <ul className={clsx(styles.list, className)}>
      {items.map((item) => (
        <li key={item}>{unbrokenNumbers(item)}</li>
      ))}
    </ul>
  );
}
