import type { Estimate } from '@/lib/estimate';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import styles from './RunningTotal.module.css';

type RunningTotalProps = {
  estimate: Estimate;
  words: { total: string; oneTime: string; monthly: string; nothingYet: string };
};

/** The sums so far: beside the form, on a phone a bar at the foot of the screen. */
export function RunningTotal({ estimate, words }: RunningTotalProps) {
  const { count, oneTime, oneTimeTotal, monthly, monthlyTotal } = estimate;
  return (
    <aside className={styles.total} aria-label={words.total} data-empty={count === 0}>
      <p className={styles.title}>{words.total}</p>
      {count === 0 && <p className={styles.nothing}>{words.nothingYet}</p>}
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
            <dt>{words.oneTime}</dt>
            <dd>{formatRubles(oneTimeTotal)}</dd>
          </div>
        )}
        {monthly.length > 0 && (
          <div className={styles.sum}>
            <dt>{words.monthly}</dt>
            <dd>{formatRublesPerMonth(monthlyTotal)}</dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
