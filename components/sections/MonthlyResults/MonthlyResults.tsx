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
import type { ClientReport, Content, ReportMonth, Service } from '@/lib/content/schema';
import {
  ARROW,
  capitalize,
  formatCost,
  formatCount,
  formatNumber,
  formatPeriod,
  formatRublesPerMonth,
} from '@/lib/format';
import { clientPrices, leadCost } from '@/lib/lead-costs';
import { reportId } from '@/lib/routes';
import { sum } from '@/lib/sum';
import styles from './MonthlyResults.module.css';

type Results = Content['results'];

type MonthlyResultsProps = Results & {
  /** The price list. */
  services: readonly Service[];
};

type MonthlyPrices = { client: ClientReport; results: Results; services: readonly Service[] };

type ReportProps = Results & {
  months: readonly ReportMonth[];
  /** Names the client and the period to screen readers. */
  caption: string;
};

/** Phones and tablets fold the charts and the tables, and a desktop only the charts of all clients but the first. */
export function MonthlyResults({ services, ...results }: MonthlyResultsProps) {
  return (
    <Grid>
      {results.clients.map((client, index) => (
        <ClientSheet
          key={client.id}
          client={client}
          results={results}
          services={services}
          isFirst={index === 0}
        />
      ))}
    </Grid>
  );
}

type ClientSheetProps = MonthlyPrices & { isFirst: boolean };

function ClientSheet({ client, results, services, isFirst }: ClientSheetProps) {
  const { id, company, business, description, months, finalResult, remark } = client;
  const { showTable, hideTable, showCharts, hideCharts, words, charts, conclusion } = results;
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
      <div className={styles.result}>
        <p>
          <Pen as="strong" stroke="underline">
            {conclusion}
          </Pen>
          {` ${finalResult}`}
        </p>
        <FullPrice client={client} results={results} services={services} />
      </div>
      <Disclosure
        label={showCharts}
        openLabel={hideCharts}
        folds={isFirst ? 'untilDesktop' : 'untilWide'}
        className={styles.foldedCharts}
      >
        <Charts {...data} />
      </Disclosure>
      <Disclosure
        label={showTable}
        openLabel={hideTable}
        folds="untilDesktop"
        className={styles.foldedTable}
      >
        <div className={styles.scroller}>
          <MonthTable {...data} />
        </div>
      </Disclosure>
    </Sheet>
  );
}

/** What a sale costs, with and without the marketer's work, and the services that were paid for. */
function FullPrice({ client, results, services: priceList }: MonthlyPrices) {
  const { words, price } = results;
  const prices = clientPrices(client, priceList, words.lead);
  const { services, fee, months, priceIn, average } = prices;
  const last = months.at(-1);
  if (!last) return null;
  const hasWork = services.length > 0;
  const both = (separator: string, { ads, withWork }: typeof average) =>
    hasWork ? `${formatCost(ads)}${separator}${formatCost(withWork)}` : formatCost(ads);
  const { ads, withWork } = priceIn(last);
  const noun = `${capitalize(prices.noun[0])} ${last.monthParts.when}`;
  const more = hasWork ? `, ${formatCost(withWork)} ${price.withWork}` : '';
  const period = formatCount(client.months.length, words.month);
  const names = services.map(({ name }) => name).join('\u00a0+ ');
  const sentences = [
    client.months.length > 1 && `${price.average} ${period}: ${both(' и\u00a0', average)}.`,
    hasWork && `${price.work}: ${names}, ${formatRublesPerMonth(fee)}.`,
  ].filter((sentence) => sentence !== false);
  return (
    <>
      <p className={styles.price}>
        <strong>{`${noun}: ${formatCost(ads)} ${price.ads}${more}.`}</strong>
      </p>
      {sentences.length > 0 && <Text kind="small">{sentences.join(' ')}</Text>}
    </>
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
      strip="onPhone"
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
