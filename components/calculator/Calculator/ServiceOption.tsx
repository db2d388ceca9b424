import clsx from 'clsx';
import { LineDrawing } from '@/components/ui/LineDrawing/LineDrawing';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { List } from '@/components/ui/objects/List';
import { Pen } from '@/components/ui/objects/Pen';
import { Text } from '@/components/ui/objects/Text';
import type { Service } from '@/lib/content/schema';
import { paperOf } from '@/lib/drawings';
import { formatRubles, PER_MONTH } from '@/lib/format';
import styles from './ServiceOption.module.css';

type ServiceOptionProps = Service & { benefitsLabel: string };

/** A service to select: a native checkbox in a label that covers the whole card. */
export function ServiceOption({ benefitsLabel, ...service }: ServiceOptionProps) {
  return (
    <div className={styles.card} data-paper={paperOf(service.drawing)}>
      <label className={styles.label}>
        <input type="checkbox" name="service" value={service.id} />
        <Pen stroke="tick" className={styles.tick} />
        <strong className={styles.name}>{service.name}</strong>
        <Text as="span" kind="price" className={clsx(styles.price, 'unbroken')}>
          {formatRubles(service.price)}
          {service.payment === 'monthly' && <small className={styles.period}>{PER_MONTH}</small>}
        </Text>
        <LineDrawing name={service.drawing} className={styles.drawing} />
        <span className={styles.description}>{service.description}</span>
      </label>
      {service.benefits.length > 0 && (
        <Disclosure
          className={styles.benefits}
          summaryClassName={styles.summary}
          label={benefitsLabel}
        >
          <List items={service.benefits} />
        </Disclosure>
      )}
    </div>
  );
}
