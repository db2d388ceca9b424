import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { formatCost, formatCount, formatNumber, formatPeriod, formatRubles } from '@/lib/format';
import { reportId } from '@/lib/routes';
import { BarChart } from '../Chart/BarChart';
import { total as sum } from '../Chart/chart';
import { LineChart } from '../Chart/LineChart';
import { Fold } from '../Fold/Fold';
import styles from './MonthlyResults.module.css';

type Results = Content['results'];
type Month = Results['clients'][number]['months'][number];

type MonthlyResultsProps = Pick<
  Results,
  'columns' | 'charts' | 'showTable' | 'showReport' | 'total' | 'words' | 'conclusion' | 'clients'
>;

/**
 * The results of each client by month: charts, the table they are drawn from, the conclusion. On a phone only the first
 * client's charts are open.
 */
export function MonthlyResults(props: MonthlyResultsProps) {
  const { columns, charts, showTable, showReport, total, words, conclusion, clients } = props;
  return (
    <div className={styles.clients}>
      {clients.map(({ id, company, business, description, months, finalResult }, index) => {
        const period = `${formatCount(months.length, words.month)}, ${formatPeriod(months)}`;
        const about = <p className={styles.description}>{description}</p>;
        const figures = <Charts columns={columns} charts={charts} months={months} />;
        const table = (
          <MonthTable
            caption={`${company}: ${period}`}
            columns={columns}
            total={total}
            months={months}
          />
        );
        return (
          <article key={id} id={reportId(id)} className={styles.client}>
            <header className={styles.head}>
              <h3>{company}</h3>
              <p className={styles.meta}>
                {business}, {period}
              </p>
            </header>
            {index === 0 ? (
              <div className={styles.report}>
                {about}
                {figures}
                <Fold label={showTable}>{table}</Fold>
              </div>
            ) : (
              <div className={styles.folded}>
                <Fold label={showReport}>
                  <div className={styles.report}>
                    {about}
                    {figures}
                    {table}
                  </div>
                </Fold>
              </div>
            )}
            <p className={styles.final}>
              <strong>{conclusion}</strong> {finalResult}
            </p>
          </article>
        );
      })}
    </div>
  );
}

type ChartsProps = Pick<Results, 'columns' | 'charts'> & { months: readonly Month[] };

function Charts({ columns, charts, months }: ChartsProps) {
  const labels = months.map(({ month }) => month.slice(0, 3));
  const listMonths = (format: (month: Month) => string, listed = months) =>
    listed.map((month) => `${month.month} ${format(month)}`).join(', ');
  // The table shows leads and sales of every month at all widths, but not the cost on a phone.
  const ends = [...months.slice(0, 1), ...months.slice(-1)];
  // A month without leads has no cost, and a channel without leads no line.
  const costs = (['vkCost', 'yandexCost'] as const)
    .map((key) => ({ name: columns[key], values: months.map((one) => one[key] || undefined) }))
    .filter(({ values }) => values.some(Boolean));

  return (
    <div className={styles.charts}>
      <Figure title={charts.leads}>
        <BarChart
          rows={months.map(({ vkLeads, yandexLeads }) => [vkLeads, yandexLeads])}
          parts={[columns.vkLeads, columns.yandexLeads]}
          labels={labels}
          description={`${charts.leads}: ${listMonths(({ vkLeads, yandexLeads }) => `${vkLeads} + ${yandexLeads}`, ends)}`}
        />
      </Figure>
      <Figure title={charts.cost}>
        <LineChart
          lines={costs}
          labels={labels}
          format={formatRubles}
          description={`${charts.cost}: ${listMonths(({ vkCost, yandexCost }) => `${formatCost(vkCost)} / ${formatCost(yandexCost)}`)}`}
        />
      </Figure>
      <Figure title={charts.sales}>
        <BarChart
          rows={months.map(({ sales }) => [sales])}
          parts={[columns.sales]}
          labels={labels}
          description={`${charts.sales}: ${listMonths(({ sales }) => String(sales), ends)}`}
        />
      </Figure>
    </div>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.chartTitle}>{title}</figcaption>
      {children}
    </figure>
  );
}

/** The columns after the month. Costs are not summed. */
const COLUMNS = [
  { key: 'vkLeads', isCost: false },
  { key: 'vkCost', isCost: true },
  { key: 'yandexLeads', isCost: false },
  { key: 'yandexCost', isCost: true },
  { key: 'sales', isCost: false },
] as const;

type MonthTableProps = Pick<Results, 'columns' | 'total'> & {
  caption: string;
  months: readonly Month[];
};

function MonthTable({ caption, columns, total, months }: MonthTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          {COLUMNS.map(({ key, isCost }) => (
            <th key={key} scope="col" className={isCost ? styles.cost : undefined}>
              {columns[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month}>
            <th scope="row">{month.month}</th>
            {COLUMNS.map(({ key, isCost }) => (
              <td key={key} className={isCost ? styles.cost : undefined}>
                {isCost ? formatCost(month[key]) : formatNumber(month[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          {COLUMNS.map(({ key, isCost }) => (
            <td key={key} className={isCost ? styles.cost : undefined}>
              {!isCost && formatNumber(sum(months.map((month) => month[key])))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
