import styles from './FeatureList.module.css';
import { unbrokenNumbers } from './unbroken-numbers';

export function FeatureList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{unbrokenNumbers(item)}</li>
      ))}
    </ul>
  );
}
