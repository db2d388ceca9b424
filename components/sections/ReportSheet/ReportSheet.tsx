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
} from '@/lib/content/schema';
import { formatCost, formatCount, formatRubles } from '@/lib/format';
import { leadCost, leadsIn, saleCost } from '@/lib/lead-costs';
import { unmarked } from '@/lib/marks';
import { caseId } from '@/lib/routes';
import { HeroExample } from '../HeroExample/HeroExample';
import { LeadsForBudget, type Trade } from './LeadsForBudget';
import styles from './ReportSheet.module.css';

type ReportSheetProps = {
  sheet: ReportSheetContent;
  results: Content['results'];
  cases: readonly Case[];
};

/**
 * Shows how many leads a budget buys at the prices of a report or a case. The client that the sheet names comes first.
 */
export function ReportSheet({ sheet, results, cases }: ReportSheetProps) {
  const { clients, words } = results;
  const ownClient = clients.filter(({ id }) => id === sheet.client);
  const otherClients = clients.filter(({ id }) => id !== sheet.client);
  const reported = [...ownClient, ...otherClients].map((client) =>
    tradeOfReport(client, nameOfTrade(client, clients), sheet, words),
  );
  const fromCases = cases.map((example) => tradeOfCase(example, sheet));
  const trades = [...reported, ...fromCases].filter((trade) => trade !== undefined);
  return <LeadsForBudget trades={trades} labels={sheet.calculation} />;
}

const priceOf = (what: string, rubles: number) => `${what}\u00a0—\u00a0${formatRubles(rubles)}`;

/** Adds the company where two clients have the same trade. */
function nameOfTrade(
  { business, company }: ClientReport,
  clients: readonly ClientReport[],
): string {
  const name = business.charAt(0).toUpperCase() + business.slice(1);
  const sameTrade = clients.filter((client) => unmarked(client.business) === unmarked(business));
  return sameTrade.length > 1 ? `${name}, ${company}` : name;
}

/** Returns nothing for a report without leads, which is left out. */
function tradeOfReport(
  { company, sale, months }: ClientReport,
  name: string,
  sheet: ReportSheetContent,
  words: ReportWords,
): Trade | undefined {
  const [first, ...later] = monthsWithLeads(months);
  if (!first) return undefined;
  const last = later.at(-1) ?? first;
  const { report, month, firstMonth } = sheet.calculation;
  const pricesOf = (month: MonthWithLeads) => {
    const ofLead = priceOf(words.lead[0], month.leadCost);
    const costOfSale = saleCost(month);
    return costOfSale === undefined ? ofLead : `${ofLead}, ${priceOf(sale[0], costOfSale)}`;
  };
  // The prices of the last month alone would promise too much for the first one.
  const before = last === first ? '' : `; ${firstMonth}: ${pricesOf(first)}`;
  const title = `${name}, ${formatCount(months.length, words.month)} ${sheet.advertised}`;
  return {
    name,
    lead: words.lead,
    prices: [first.leadCost, last.leadCost],
    source: `${report} ${company} ${month} ${last.month.toLowerCase()}: ${pricesOf(last)}${before}.`,
    proof: <ReportProof title={title} cost={last.leadCost} months={months} sheet={sheet} />,
  };
}

type MonthWithLeads = ReportMonth & { leadCost: number };

function monthsWithLeads(months: readonly ReportMonth[]): MonthWithLeads[] {
  return months.flatMap((month) => {
    const cost = leadCost(month);
    return cost === undefined ? [] : [{ ...month, leadCost: cost }];
  });
}

type ReportProofProps = {
  title: string;
  /** In rubles, of a lead in the last month. */
  cost: number;
  months: readonly ReportMonth[];
  sheet: ReportSheetContent;
};

/** The leads and their cost, month by month. */
function ReportProof({ title, cost, months, sheet }: ReportProofProps) {
  return (
    <HeroExample
      onOneSheet
      figures={[{ value: formatRubles(cost), caption: sheet.cost }]}
      chart={
        <LineChart
          lines={[{ name: sheet.cost, values: months.map(leadCost) }]}
          months={months}
          compact
          description={describeMonths(sheet.cost, months, (month) => formatCost(leadCost(month)))}
        />
      }
      caption={sheet.caption}
    >
      <Text kind="label">{title}</Text>
      <div>
        <Text kind="note">{sheet.leads}</Text>
        <BarChart
          rows={months.map((month) => [leadsIn(month)])}
          months={months}
          parts={[sheet.leads]}
          description={describeMonths(sheet.leads, months, leadsIn)}
        />
      </div>
    </HeroExample>
  );
}

/**
 * A case has no months, so its other figures replace the charts. One without a trade or the cost of a lead is left out.
 */
function tradeOfCase(
  { id, trade, title, result, metrics }: Case,
  { calculation }: ReportSheetContent,
): Trade | undefined {
  const cost = metrics.find(({ leadCost }) => leadCost);
  if (!trade || !cost?.leadCost) return undefined;
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
        onOneSheet
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
