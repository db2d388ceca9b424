import { total as sum } from '@/lib/chart';
import { formatNumber, formatRubles } from '@/lib/format';
import { BarChart } from '../Chart/BarChart';
import { LineChart } from '../Chart/LineChart';
import styles from './MonthlyResults.module.css';

type Month = {
  month: string;
  vkLeads: number;
  vkCost: number;
  yandexLeads: number;
  yandexCost: number;
  sales: number;
};

type MonthlyResultsProps = {
  columns: Record<keyof Month, string>;
  charts: { leads: string; cost: string; sales: string };
  total: string;
  conclusion: string;
  clients: readonly {
    id: string;
    company: string;
    business: string;
    /** «6 месяцев». */
    period: string;
    description: string;
    months: readonly Month[];
    finalResult: string;
  }[];
};

/** Three clients month by month: charts above, the rows they are drawn from below, then the conclusion. */
export function MonthlyResults({
  columns,
  charts,
  total,
  conclusion,
  clients,
}: MonthlyResultsProps) {
  return (
    <div className={styles.clients}>
      {clients.map((client) => (
        <article key={client.id} className={styles.client}>
          <header className={styles.about}>
            <div>
              <h3>{client.company}</h3>
              <p className={styles.meta}>
                {client.business}, {client.period}
              </p>
            </div>
            <p className={styles.description}>{client.description}</p>
          </header>
          <Charts columns={columns} charts={charts} months={client.months} />
          <MonthTable
            caption={`${client.company}: ${client.period}`}
            columns={columns}
            total={total}
            months={client.months}
          />
          <p className={styles.final}>
            <strong>{conclusion}</strong> {client.finalResult}
          </p>
        </article>
      ))}
    </div>
  );
}

type ChartsProps = Pick<MonthlyResultsProps, 'columns' | 'charts'> & { months: readonly Month[] };

function Charts({ columns, charts, months }: ChartsProps) {
  const labels = months.map(({ month }) => month.slice(0, 3));
  const tell = (write: (month: Month) => string, told = months) =>
    told.map((month) => `${month.month} ${write(month)}`).join(', ');
  // Leads and sales of every month stand in the table at all widths; the cost does not on a phone.
  const ends = [...months.slice(0, 1), ...months.slice(-1)];

  return (
    <div className={styles.charts}>
      <figure className={styles.figure}>
        <figcaption className={styles.chartTitle}>{charts.leads}</figcaption>
        <BarChart
          rows={months.map(({ vkLeads, yandexLeads }) => [vkLeads, yandexLeads])}
          parts={[columns.vkLeads, columns.yandexLeads]}
          labels={labels}
          description={`${charts.leads}: ${tell(({ vkLeads, yandexLeads }) => `${vkLeads} + ${yandexLeads}`, ends)}`}
        />
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.chartTitle}>{charts.cost}</figcaption>
        <LineChart
          lines={[
            { name: columns.vkCost, values: months.map(({ vkCost }) => vkCost) },
            { name: columns.yandexCost, values: months.map(({ yandexCost }) => yandexCost) },
          ]}
          labels={labels}
          write={formatRubles}
          description={`${charts.cost}: ${tell(({ vkCost, yandexCost }) => `${formatRubles(vkCost)} / ${formatRubles(yandexCost)}`)}`}
        />
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.chartTitle}>{charts.sales}</figcaption>
        <BarChart
          rows={months.map(({ sales }) => [sales])}
          parts={[columns.sales]}
          labels={labels}
          description={`${charts.sales}: ${tell(({ sales }) => String(sales), ends)}`}
        />
      </figure>
    </div>
  );
}

type MonthTableProps = Pick<MonthlyResultsProps, 'columns' | 'total'> & {
  caption: string;
  months: readonly Month[];
};

function MonthTable({ caption, columns, total, months }: MonthTableProps) {
  const sumOf = (column: 'vkLeads' | 'yandexLeads' | 'sales') =>
    formatNumber(sum(months.map((month) => month[column])));

  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <th scope="col">{columns.vkLeads}</th>
          <th scope="col" className={styles.cost}>
            {columns.vkCost}
          </th>
          <th scope="col">{columns.yandexLeads}</th>
          <th scope="col" className={styles.cost}>
            {columns.yandexCost}
          </th>
          <th scope="col">{columns.sales}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, vkLeads, vkCost, yandexLeads, yandexCost, sales }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            <td>{formatNumber(vkLeads)}</td>
            <td className={styles.cost}>{formatRubles(vkCost)}</td>
            <td>{formatNumber(yandexLeads)}</td>
            <td className={styles.cost}>{formatRubles(yandexCost)}</td>
            <td>{formatNumber(sales)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total}</th>
          <td>{sumOf('vkLeads')}</td>
          <td className={styles.cost} />
          <td>{sumOf('yandexLeads')}</td>
          <td className={styles.cost} />
          <td>{sumOf('sales')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
