import type { Content } from '@/content/schema';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { FeatureList } from '../FeatureList/FeatureList';
import styles from './ServiceOption.module.css';

type ServiceOptionProps = {
  service: Content['prices']['services'][number];
  benefitsLabel: string;
};

/** A service to choose: a native checkbox inside its label, which covers the whole card. */
export function ServiceOption({ service, benefitsLabel }: ServiceOptionProps) {
  const { id, name, price, payment, description, benefits } = service;
  return (
    <div className={styles.card}>
      <label className={styles.label}>
        <input className={styles.box} type="checkbox" name="service" value={id} />
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          {payment === 'monthly' ? formatRublesPerMonth(price) : formatRubles(price)}
        </span>
        <span className={styles.description}>{description}</span>
      </label>
      {benefits.length > 0 && (
        <details className={styles.benefits}>
          <summary className={styles.summary}>{benefitsLabel}</summary>
          <FeatureList className={styles.list} items={benefits} />
        </details>
      )}
    </div>
  );
}
