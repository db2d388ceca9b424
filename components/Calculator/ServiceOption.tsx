import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { FeatureList } from '../FeatureList/FeatureList';
import styles from './ServiceOption.module.css';

export type OfferedService = {
  id: string;
  name: string;
  price: number;
  kind: 'monthly' | 'one-time';
  description: string;
  benefits: readonly string[];
};

/** A service to tick: a native checkbox inside its label, the whole card being the label. */
export function ServiceOption({ service }: { service: OfferedService }) {
  const { id, name, price, kind, description, benefits } = service;
  return (
    <label className={styles.card}>
      <input className={styles.box} type="checkbox" name="service" value={id} />
      <span className={styles.name}>{name}</span>
      <span className={styles.price}>
        {kind === 'monthly' ? formatRublesPerMonth(price) : formatRubles(price)}
      </span>
      <span className={styles.description}>{description}</span>
      <FeatureList className={styles.benefits} items={benefits} />
    </label>
  );
}
