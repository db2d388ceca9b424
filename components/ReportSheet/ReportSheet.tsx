import type { ReactNode } from 'react';
import type { Content } from '@/content/schema';
import { formatCost, formatCount, formatRubles } from '@/lib/format';
import { leadCost, leadsIn, saleCost } from '@/lib/months';
import { caseId } from '@/lib/routes';
import { BarChart } from '../Chart/BarChart';
import { describeMonths } from '../Chart/chart';
import { LineChart } from '../Chart/LineChart';
import { Figures } from '../objects/Figures';
import { Sheet } from '../objects/Sheet';
import { Text } from '../objects/Text';
import { LeadsForBudget, type Trade } from './LeadsForBudget';
import styles from './ReportSheet.module.css';

type SheetContent = NonNullable<Content['home']['hero']['sheet']>;
type Client = Content['results']['clients'][number];
type Month = Client['months'][number];
type Case = Content['cases']['items'][number];

type ReportSheetProps = {
  sheet: SheetContent;
  results: Content['results'];
  cases: readonly Case[];
};

/** Says how many leads a budget would buy at the price of a report or case; the sheet's own client is first. */
export function ReportSheet({ sheet, results, cases }: ReportSheetProps) {
  const { clients, words } = results;
  const first = clients.filter(({ id }) => id === sheet.client);
  const others = clients.filter(({ id }) => id !== sheet.client);
  const trades = [
    ...[...first, ...others].flatMap((client) => tradeOfReport(client, sheet, words)),
    ...cases.flatMap((example) => tradeOfCase(example, sheet)),
  ];
  return <LeadsForBudget trades={trades} labels={sheet.calculation} />;
}

function tradeOfReport(
  { business, company, sale, months }: Client,
  { leads, cost, caption, advertised, calculation }: SheetContent,
  words: Content['results']['words'],
): Trade | [] {
  const [first, ...later] = months.filter((month) => leadsIn(month) > 0);
  if (!first) return [];
  const last = later.at(-1) ?? first;
  const name = business.charAt(0).toUpperCase() + business.slice(1);
  const { report, month, firstMonth } = calculation;
  const pricesOf = (month: Month) =>
    [[words.lead[0], leadCost(month)] as const, [sale[0], saleCost(month)] as const].flatMap(
      ([what, rubles]) => (rubles > 0 ? `${what}\u00a0— ${formatRubles(rubles)}` : []),
    );
  // The last prices alone would promise what the first month does not bring.
  const before = last === first ? '' : `; ${firstMonth}: ${pricesOf(first).join(', ')}`;
  return {
    name,
    lead: words.lead,
    price: leadCost(last),
    source: `${report} ${company} ${month} ${last.month.toLowerCase()}: ${pricesOf(last).join(', ')}${before}.`,
    proof: (
      <Proof
        title={`${name}, ${formatCount(months.length, words.month)} ${advertised}`}
        label={cost}
        price={leadCost(last)}
        line={
          <LineChart
            lines={[{ name: cost, values: months.map((month) => leadCost(month) || undefined) }]}
            months={months}
            format={formatRubles}
            compact
            description={describeMonths(cost, months, (month) => formatCost(leadCost(month)))}
          />
        }
        caption={caption}
      >
        <div>
          <Text kind="note">{leads}</Text>
          <BarChart
            rows={months.map((month) => [leadsIn(month)])}
            months={months}
            parts={[leads]}
            description={describeMonths(leads, months, leadsIn)}
          />
        </div>
      </Proof>
    ),
  };
}

/** A case has no months, so its other figures stand in the place of the charts. */
function tradeOfCase(
  { id, trade, title, result, metrics }: Case,
  { calculation }: SheetContent,
): Trade | [] {
  const cost = metrics.find(({ leadCost }) => leadCost);
  if (!trade || !cost?.leadCost) return [];
  const { before, link } = calculation.case;
  const others = metrics.filter(({ label }) => label !== cost.label);
  const facts = others.map(({ label, value }) => ({ value, caption: label }));
  return {
    name: trade.name,
    lead: trade.words,
    price: cost.leadCost,
    source: `${before} «${title}» ${cost.label}\u00a0— ${formatRubles(cost.leadCost)}.`,
    proof: (
      <Proof
        title={title}
        label={cost.label}
        price={cost.leadCost}
        caption={
          <>
            {result}. <a href={`#${caseId(id)}`}>{link}</a>
          </>
        }
      >
        <Figures items={facts} layout="rows" size="price" className={styles.facts} />
      </Proof>
    ),
  };
}

type ProofProps = {
  title: string;
  /** Of a lead, in rubles. */
  price: number;
  /** Names the price. */
  label: string;
  /** The price by month. */
  line?: ReactNode;
  caption: ReactNode;
  children: ReactNode;
};

function Proof({ title, price, label, line, caption, children }: ProofProps) {
  const cost = [{ value: formatRubles(price), caption: label }];
  return (
    <Sheet as="figure" className={styles.report}>
      <p className={styles.title}>{title}</p>
      {children}
      <div className={styles.cost}>
        <Figures items={cost} layout="line" size="figure" circled className={styles.price} />
        {line && <div className={styles.line}>{line}</div>}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </Sheet>
  );
}
