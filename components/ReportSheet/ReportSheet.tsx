import type { Content } from '@/content/schema';
import { formatCost, formatRubles } from '@/lib/format';
import { BarChart } from '../Chart/BarChart';
import { LineChart } from '../Chart/LineChart';
import styles from './ReportSheet.module.css';

type ReportSheetProps = Omit<NonNullable<Content['home']['hero']['sheet']>, 'client'> & {
  months: Content['results']['clients'][number]['months'];
};

/** A report in short: leads by month, and the cost of a lead. */
export function ReportSheet({ title, caption, leads, cost, months }: ReportSheetProps) {
  const labels = months.map(({ month }) => month.slice(0, 3));
  const costs = months.map(({ vkCost }) => vkCost || undefined);
  const last = costs.findLast(Boolean);

  return (
    <figure className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      <div className={styles.leads}>
        <p className={styles.label}>{leads}</p>
        <BarChart
          rows={months.map(({ vkLeads, yandexLeads }) => [vkLeads + yandexLeads])}
          labels={labels}
          parts={[leads]}
          description={`${leads}: ${months.map(({ month, vkLeads, yandexLeads }) => `${month} ${vkLeads + yandexLeads}`).join(', ')}`}
        />
      </div>
      {last && (
        <div className={styles.cost}>
          <p>
            <span className={styles.label}>{cost}</span>
            <strong className={styles.figure}>{formatRubles(last)}</strong>
          </p>
          <div className={styles.line}>
            <LineChart
              lines={[{ name: cost, values: costs }]}
              labels={labels}
              format={formatRubles}
              compact
              description={`${cost}: ${months.map(({ month, vkCost }) => `${month} ${formatCost(vkCost)}`).join(', ')}`}
            />
          </div>
        </div>
      )}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
