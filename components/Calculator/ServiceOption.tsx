import type { Content } from '@/content/schema';
import { Disclosure } from '../objects/Disclosure';
import { FeatureList } from '../objects/FeatureList';
import { priceFormats } from './estimate';
import styles from './ServiceOption.module.css';

type ServiceOptionProps = Content['prices']['services'][number] & { benefitsLabel: string };

/** A service to choose: a native checkbox inside its label, which covers the whole card. */
export function ServiceOption({ benefitsLabel, ...service }: ServiceOptionProps) {
  return (
    <div className={styles.card}>
      <label className={styles.label}>
        <input type="checkbox" name="service" value={service.id} />
        <span className={styles.name}>{service.name}</span>
        <strong className={styles.price}>{priceFormats[service.payment](service.price)}</strong>
        <span className={styles.description}>{service.description}</span>
      </label>
      {service.benefits.length > 0 && (
        <Disclosure className={styles.benefits} label={benefitsLabel}>
          <FeatureList items={service.benefits} />
        </Disclosure>
      )}
    </div>
  );
}
