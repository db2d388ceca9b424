import type { Content } from '@/content/schema';
import { formatRubles } from '@/lib/format';
import { DoubledServices } from './DoubledServices';
import type { Estimate } from './estimate';
import styles from './RunningTotal.module.css';

type EstimateProps = {
  estimate: Estimate;
  labels: Content['calculator']['form'];
};

type RunningTotalProps = EstimateProps & { onRemove: (serviceId: string) => void };

/** The chosen services and their sums, beside the form. On a phone the bar of the form has the sums. */
export function RunningTotal({ estimate, labels, onRemove }: RunningTotalProps) {
  const { services } = estimate;
  return (
    <aside className={styles.total} aria-label={labels.total}>
      <p className={styles.title}>{labels.total}</p>
      {services.length === 0 && <p className={styles.nothing}>{labels.nothingYet}</p>}
      <ul className={styles.lines}>
        {services.map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.price}>{formatRubles(price)}</span>
          </li>
        ))}
      </ul>
      <DoubledServices estimate={estimate} labels={labels} onRemove={onRemove} />
      <Sums className={styles.sums} estimate={estimate} labels={labels} />
    </aside>
  );
}

type SumsProps = EstimateProps & { className: string | undefined };

export function Sums({ estimate, labels, className }: SumsProps) {
  return (
    <dl className={className}>
      {estimate.parts.map(({ payment, total, format }) => (
        <div key={payment} className={styles.sum}>
          <dt>{labels[payment]}</dt>
          <dd>{format(total)}</dd>
        </div>
      ))}
    </dl>
  );
}
