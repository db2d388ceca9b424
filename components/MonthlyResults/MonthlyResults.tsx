import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { formatCost, formatCount, formatNumber, formatPeriod, formatRubles } from '@/lib/format';
import { reportId } from '@/lib/routes';
import { BarChart } from '../Chart/BarChart';
import { total as sum } from '../Chart/chart';
import { LineChart } from '../Chart/LineChart';
import { DataTable } from '../objects/DataTable';
import { Disclosure } from '../objects/Disclosure';
import { Grid } from '../objects/Grid';
import { Rows } from '../objects/Rows';
import { Text } from '../objects/Text';
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
    <Rows>
      {clients.map(({ id, company, business, description, months, finalResult }, index) => {
        const period = `${formatCount(months.length, words.month)}, ${formatPeriod(months)}`;
        const table = (
          <MonthTable
            caption={`${company}: ${period}`}
            columns={columns}
            total={total}
            months={months}
          />
        );
        const report = (
          <div className={styles.report}>
            <Text kind="detail" className={styles.description}>
              {description}
            </Text>
            <Charts columns={columns} charts={charts} months={months} />
            {index === 0 ? <Disclosure label={showTable}>{table}</Disclosure> : table}
          </div>
        );
        return (
          <article key={id} id={reportId(id)} className={styles.client}>
            <header>
              <h3>{company}</h3>
              <Text muted>{`${business}, ${period}`}</Text>
            </header>
            {index === 0 ? report : <Disclosure label={showReport}>{report}</Disclosure>}
            <p className={styles.final}>
              <strong>{conclusion}</strong> {finalResult}
            </p>
          </article>
        );
      })}
    </Rows>
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
    <Grid columns="thirds" className={styles.charts}>
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
    </Grid>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Text as="strong">{title}</Text>
      </figcaption>
      {children}
    </figure>
  );
}

type MonthTableProps = Pick<Results, 'columns' | 'total'> & {
  caption: string;
  months: readonly Month[];
};

/** Costs are not summed. On a phone they stand in the chart alone, which leaves room for the other columns. */
function MonthTable({ caption, columns, total, months }: MonthTableProps) {
  const cost = 'not-on-phone';
  const sumOf = (key: 'vkLeads' | 'yandexLeads' | 'sales') =>
    formatNumber(sum(months.map((month) => month[key])));
  return (
    <DataTable
      caption={caption}
      className={styles.table}
      columns={[
        { label: columns.month },
        { label: columns.vkLeads },
        { label: columns.vkCost, className: cost },
        { label: columns.yandexLeads },
        { label: columns.yandexCost, className: cost },
        { label: columns.sales },
      ]}
      rows={months.map(({ month, vkLeads, vkCost, yandexLeads, yandexCost, sales }) => ({
        key: month,
        head: month,
        cells: [
          formatNumber(vkLeads),
          formatCost(vkCost),
          formatNumber(yandexLeads),
          formatCost(yandexCost),
          formatNumber(sales),
        ],
      }))}
      total={{
        head: total,
        cells: [sumOf('vkLeads'), '', sumOf('yandexLeads'), '', sumOf('sales')],
      }}
    />
  );
}
