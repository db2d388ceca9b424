import { BarChart } from '@/components/ui/Chart/BarChart';
import { describeMonths } from '@/components/ui/Chart/chart';
import { LineChart } from '@/components/ui/Chart/LineChart';
import { Figures } from '@/components/ui/objects/Figures';
import { Text } from '@/components/ui/objects/Text';
import type {
  Case,
  ClientReport,
  Content,
  ReportMonth,
  ReportSheetContent,
  ReportWords,
} from '@/content/schema';
import { formatCost, formatCount, formatRubles } from '@/lib/format';
import { unmarked } from '@/lib/marks';
import { leadCost, leadsIn, saleCost } from '@/lib/months';
import { caseId } from '@/lib/routes';
import { HeroExample } from '../HeroExample/HeroExample';
import { LeadsForBudget, type Trade } from './LeadsForBudget';
import styles from './ReportSheet.module.css';

type ReportSheetProps = {
  sheet: ReportSheetContent;
  results: Content['results'];
  cases: readonly Case[];
};

/** Says how many leads a budget would buy at the price of a report or case; the sheet's own client is first. */
export function ReportSheet({ sheet, results, cases }: ReportSheetProps) {
  const { clients, words } = results;
  const ownClient = clients.filter(({ id }) => id === sheet.client);
  const otherClients = clients.filter(({ id }) => id !== sheet.client);
  const trades = [
    ...[...ownClient, ...otherClients].flatMap((client) =>
      tradeOfReport(client, nameOfTrade(client, clients), sheet, words),
    ),
    ...cases.flatMap((example) => tradeOfCase(example, sheet)),
  ];
  return <LeadsForBudget trades={trades} labels={sheet.calculation} />;
}

const priceOf = (what: string, rubles: number) => `${what}\u00a0—\u00a0${formatRubles(rubles)}`;

/** Two clients of one trade are told apart by their companies. */
function nameOfTrade(
  { business, company }: ClientReport,
  clients: readonly ClientReport[],
): string {
  const name = business.charAt(0).toUpperCase() + business.slice(1);
  const sameTrade = clients.filter((client) => unmarked(client.business) === unmarked(business));
  return sameTrade.length > 1 ? `${name}, ${company}` : name;
}

function tradeOfReport(
  { company, sale, months }: ClientReport,
  name: string,
  {
    leads,
    cost,
    caption,
    advertised,
    calculation: { report, month, firstMonth },
  }: ReportSheetContent,
  words: ReportWords,
): Trade | [] {
  const [first, ...later] = months.filter((month) => leadsIn(month) > 0);
  if (!first) return [];
  const last = later.at(-1) ?? first;
  const pricesOf = (month: ReportMonth) => {
    const price = priceOf(words.lead[0], leadCost(month));
    return month.sales > 0 ? `${price}, ${priceOf(sale[0], saleCost(month))}` : price;
  };
  // The last prices alone would promise what the first month does not bring.
  const before = last === first ? '' : `; ${firstMonth}: ${pricesOf(first)}`;
  return {
    name,
    lead: words.lead,
    prices: [first, last].map(leadCost),
    source: `${report} ${company} ${month} ${last.month.toLowerCase()}: ${pricesOf(last)}${before}.`,
    proof: (
      <HeroExample
        whole
        figures={[{ value: formatRubles(leadCost(last)), caption: cost }]}
        chart={
          <LineChart
            lines={[{ name: cost, values: months.map((month) => leadCost(month) || undefined) }]}
            months={months}
            compact
            description={describeMonths(cost, months, (month) => formatCost(leadCost(month)))}
          />
        }
        caption={caption}
      >
        <Text kind="label">
          {`${name}, ${formatCount(months.length, words.month)} ${advertised}`}
        </Text>
        <div>
          <Text kind="note">{leads}</Text>
          <BarChart
            rows={months.map((month) => [leadsIn(month)])}
            months={months}
            parts={[leads]}
            description={describeMonths(leads, months, leadsIn)}
          />
        </div>
      </HeroExample>
    ),
  };
}

/** A case has no months, so its other figures stand in the place of the charts. */
function tradeOfCase(
  { id, trade, title, result, metrics }: Case,
  { calculation }: ReportSheetContent,
): Trade | [] {
  const cost = metrics.find(({ leadCost }) => leadCost);
  if (!trade || !cost?.leadCost) return [];
  const { before, link } = calculation.case;
  const facts = metrics
    .filter(({ label }) => label !== cost.label)
    .map(({ label, value }) => ({ value, caption: label }));
  return {
    name: trade.name,
    lead: trade.words,
    prices: [cost.leadCost],
    source: `${before} «${title}» ${priceOf(cost.label, cost.leadCost)}.`,
    proof: (
      <HeroExample
        whole
        figures={[{ value: formatRubles(cost.leadCost), caption: cost.label }]}
        caption={
          <>
            {result}. <a href={`#${caseId(id)}`}>{link}</a>
          </>
        }
      >
        <Text kind="label">{title}</Text>
        <Figures items={facts} layout="stack" size="figure" className={styles.facts} />
      </HeroExample>
    ),
  };
}
