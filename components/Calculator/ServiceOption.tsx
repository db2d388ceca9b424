import type { Content } from '@/content/schema';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { FeatureList } from '../FeatureList/FeatureList';
import styles from './ServiceOption.module.css';

type ServiceOptionProps = { service: Content['prices']['services'][number] };

/** A service to choose: a native checkbox inside its label, which covers the whole card. */
export function ServiceOption({ service }: ServiceOptionProps) {
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
