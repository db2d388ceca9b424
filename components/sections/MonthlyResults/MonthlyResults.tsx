import type { ReactNode } from 'react';
import { BarChart } from '@/components/ui/Chart/BarChart';
import { describeMonths, firstAndLast, linePoints } from '@/components/ui/Chart/chart';
import { LineChart } from '@/components/ui/Chart/LineChart';
import { DataTable } from '@/components/ui/objects/DataTable';
import { Disclosure } from '@/components/ui/objects/Disclosure';
import { Figures } from '@/components/ui/objects/Figures';
import { Grid } from '@/components/ui/objects/Grid';
import { Pen } from '@/components/ui/objects/Pen';
import { Remark } from '@/components/ui/objects/Remark';
import { Sheet } from '@/components/ui/objects/Sheet';
import { Text } from '@/components/ui/objects/Text';
import type { ClientReport, Content, ReportMonth } from '@/lib/content/schema';
import { ARROW, formatCost, formatCount, formatNumber, formatPeriod } from '@/lib/format';
import { leadCost } from '@/lib/lead-costs';
import { reportId } from '@/lib/routes';
import { sum } from '@/lib/sum';
import styles from './MonthlyResults.module.css';

type Results = Content['results'];

type ReportProps = Results & {
  months: readonly ReportMonth[];
  /** Names the client and the period to screen readers. */
  caption: string;
};

/** A wide screen shows the table of every client and the charts of the first one. A phone folds both. */
export function MonthlyResults(results: Results) {
  return (
    <Grid>
      {results.clients.map((client, index) => (
        <ClientSheet key={client.id} client={client} results={results} isFirst={index === 0} />
      ))}
    </Grid>
  );
}

type ClientSheetProps = { client: ClientReport; results: Results; isFirst: boolean };

function ClientSheet({ client, results, isFirst }: ClientSheetProps) {
  const { id, company, business, description, months, finalResult, remark } = client;
  const { showTable, showCharts, words, charts, conclusion } = results;
  const period = `${formatCount(months.length, words.month)}, ${formatPeriod(months)}`;
  const data = { ...results, months, caption: `${company}: ${period}` };
  return (
    <Sheet as="article" id={reportId(id)} className={styles.client}>
      <header className={styles.head}>
        <h3>{company}</h3>
        <Text kind="note">{`${business}, ${period}`}</Text>
        <CostChange months={months} caption={charts.cost} />
        {remark && <Remark>{remark}</Remark>}
        <Text className={styles.description}>{description}</Text>
      </header>
      <p className={styles.result}>
        <Pen as="strong" stroke="underline">
          {conclusion}
        </Pen>
        {` ${finalResult}`}
      </p>
      <Disclosure label={showCharts} alwaysFolds={!isFirst}>
        <Charts {...data} />
      </Disclosure>
      <Disclosure label={showTable}>
        <div className={styles.scroller}>
          <MonthTable {...data} />
        </div>
      </Disclosure>
    </Sheet>
  );
}

/**
 * The cost of a lead in the first and the last month that has leads, over all channels. The line illustrates the
 * figures.
 */
function CostChange({ months, caption }: Pick<ReportProps, 'months' | 'caption'>) {
  const costs = months.map(leadCost);
  const paidCosts = costs.filter((cost) => cost !== undefined);
  const scale = [Math.max(...paidCosts), Math.min(...paidCosts) * 0.8] as const;
  const line = linePoints(costs, scale, { top: 15, width: 200, height: 95 });
  const [first, ...later] = line;
  const last = later.at(-1);
  if (!first || !last) return null;
  const value = `${formatNumber(first.value)}${ARROW}${formatCost(last.value)}`;
  return (
    <div className={styles.costChange}>
      <Figures items={[{ value, caption }]} layout="line" size="price" />
      <svg className={styles.drawing} viewBox="0 0 200 110" aria-hidden="true">
        <polyline className={styles.line} points={line.map(({ x, y }) => `${x} ${y}`).join()} />
        <circle className={styles.ring} cx={last.x} cy={last.y} r="14" />
      </svg>
    </div>
  );
}

function Charts({ columns, charts, months, caption }: ReportProps) {
  // The description of leads and sales names only the first and the last month, because the table has them all. On a
  // phone the table has no costs.
  const ends = firstAndLast(months);
  // In the content a month without leads has the cost 0, which the chart leaves out. A channel without leads has no line.
  const costs = (['vkCost', 'yandexCost'] as const)
    .map((key) => ({ name: columns[key], values: months.map((month) => month[key] || undefined) }))
    .filter(({ values }) => values.some(Boolean));
  return (
    <Grid
      columns="thirds"
      strip
      role="group"
      aria-label={caption}
      tabIndex={0}
      className={styles.charts}
    >
      <Figure title={charts.leads}>
        <BarChart
          rows={months.map(({ vkLeads, yandexLeads }) => [vkLeads, yandexLeads])}
          parts={[columns.vkLeads, columns.yandexLeads]}
          months={months}
          description={describeMonths(
            `${charts.leads} (${columns.vkLeads} + ${columns.yandexLeads})`,
            ends,
            ({ vkLeads, yandexLeads }) => `${vkLeads} + ${yandexLeads}`,
          )}
        />
      </Figure>
      <Figure title={charts.cost}>
        <LineChart
          lines={costs}
          months={months}
          description={describeMonths(
            `${charts.cost} (${columns.vkCost} / ${columns.yandexCost})`,
            months,
            ({ vkCost, yandexCost }) => [vkCost, yandexCost].map(formatCost).join(' / '),
          )}
        />
      </Figure>
      <Figure title={charts.sales}>
        <BarChart
          rows={months.map(({ sales }) => [sales])}
          parts={[columns.sales]}
          months={months}
          description={describeMonths(charts.sales, ends, ({ sales }) => sales)}
        />
      </Figure>
    </Grid>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      <figcaption>
        <strong>{title}</strong>
      </figcaption>
      {children}
    </figure>
  );
}

const FIGURES = ['vkLeads', 'vkCost', 'yandexLeads', 'yandexCost', 'sales'] as const;
const isCost = (figure: (typeof FIGURES)[number]) => figure.endsWith('Cost');

/** The total row has no costs. On a phone only the chart shows costs, to make room for the other columns. */
function MonthTable({ columns, total, months, caption }: ReportProps) {
  const heads = FIGURES.map((figure) => ({
    label: columns[figure],
    className: isCost(figure) ? 'not-on-phone' : undefined,
  }));
  const sumOf = (figure: (typeof FIGURES)[number]) =>
    isCost(figure) ? '' : formatNumber(sum(months.map((month) => month[figure])));
  return (
    <DataTable
      caption={caption}
      className={styles.table}
      columns={[{ label: columns.month }, ...heads]}
      rows={months.map((month) => ({
        key: month.month,
        head: month.month,
        cells: FIGURES.map((figure) => (isCost(figure) ? formatCost : formatNumber)(month[figure])),
      }))}
      total={{ head: total, cells: FIGURES.map(sumOf) }}
    />
  );
}
