import type { Content } from '@/content/schema';
import type { Estimate } from '@/lib/estimate';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import styles from './RunningTotal.module.css';

type RunningTotalProps = {
  estimate: Estimate;
  labels: Content['calculator']['form'];
};

/** The sums so far: beside the form, or on a phone in a bar at the bottom of the screen. */
export function RunningTotal({ estimate, labels }: RunningTotalProps) {
  const { count, oneTime, oneTimeTotal, monthly, monthlyTotal } = estimate;
  return (
    <aside className={styles.total} aria-label={labels.total} data-empty={count === 0}>
      <p className={styles.title}>{labels.total}</p>
      {count === 0 && <p className={styles.nothing}>{labels.nothingYet}</p>}
      <ul className={styles.lines}>
        {[...oneTime, ...monthly].map(({ id, name, price }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.price}>{formatRubles(price)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {oneTime.length > 0 && (
          <div className={styles.sum}>
            <dt>{labels.oneTime}</dt>
            <dd>{formatRubles(oneTimeTotal)}</dd>
          </div>
        )}
        {monthly.length > 0 && (
          <div className={styles.sum}>
            <dt>{labels.monthly}</dt>
            <dd>{formatRublesPerMonth(monthlyTotal)}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
