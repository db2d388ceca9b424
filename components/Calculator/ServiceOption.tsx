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

/** A service to tick: a native checkbox inside its label, which lies over the whole card. */
export function ServiceOption({ service }: { service: OfferedService }) {
  const { id, name, price, kind, description, benefits } = service;
  return (
    <div className={styles.card}>
      <label className={styles.label}>
        <input className={styles.box} type="checkbox" name="service" value={id} />
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          {kind === 'monthly' ? formatRublesPerMonth(price) : formatRubles(price)}
        </span>
        <span className={styles.description}>{description}</span>
      </label>
      <FeatureList className={styles.benefits} items={benefits} />
    </div>
  );
}
