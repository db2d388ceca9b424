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
  Service,
} from '@/lib/content/schema';
import { capitalize, formatCost, formatCount, formatRubles } from '@/lib/format';
import {
  clientPrices,
  leadCost,
  leadsIn,
  monthlyFee,
  servicesWith,
  spentIn,
} from '@/lib/lead-costs';
import { caseId } from '@/lib/routes';
import { HeroExample } from '../HeroExample/HeroExample';
import { LeadsForBudget, type Trade } from './LeadsForBudget';
import styles from './ReportSheet.module.css';

type ReportSheetProps = {
  sheet: ReportSheetContent;
  results: Content['results'];
  cases: readonly Case[];
  /** The price list. */
  services: readonly Service[];
};

/**
 * Shows how many leads a budget buys at the prices of a report or a case. The client that the sheet names comes first.
 */
export function ReportSheet({ sheet, results, cases, services }: ReportSheetProps) {
  const { clients, words } = results;
  const ownClient = clients.filter(({ id }) => id === sheet.client);
  const otherClients = clients.filter(({ id }) => id !== sheet.client);
  const reported = [...ownClient, ...otherClients].map((client) =>
    tradeOfReport(client, sheet, words, services),
  );
  const fromCases = cases.map((example) => tradeOfCase(example, sheet, services));
  const trades = [...reported, ...fromCases].filter((trade) => trade !== undefined);
  const { calculation } = sheet;
  const labels = { ...calculation, range: limitRange(calculation.range, clients) };
  // A choice is one of these trades and budgets. With others, it starts anew.
  const choices = [...trades.map(({ name }) => name), ...Object.values(labels.range)].join();
  return <LeadsForBudget key={choices} trades={trades} labels={labels} />;
}

type Range = ReportSheetContent['calculation']['range'];

/** Ends the budgets with the largest month of a report: beyond it, nobody knows what a lead costs. */
function limitRange(range: Range, clients: readonly ClientReport[]): Range {
  const { from, to, step, start } = range;
  const spent = clients.flatMap(({ months }) => months.map(spentIn));
  const most = Math.max(0, ...spent);
  if (most === 0) return range;
  const steps = Math.floor((most - from) / step);
  return { ...range, to: Math.min(to, Math.max(start, from + steps * step)) };
}

const priceOf = (what: string, rubles: number) => `${what}\u00a0—\u00a0${formatRubles(rubles)}`;

/** Adds the company where two clients have the same trade. */
function nameOfTrade({ business, company, hasNamesake }: ClientReport): string {
  const name = capitalize(business);
  return hasNamesake ? `${name}, ${company}` : name;
}

/** Returns nothing for a report without leads, which is left out. */
function tradeOfReport(
  client: ClientReport,
  sheet: ReportSheetContent,
  words: ReportWords,
  services: readonly Service[],
): Trade | undefined {
  const { company, business, months } = client;
  const name = nameOfTrade(client);
  const { fee, noun, months: priced, priceIn } = clientPrices(client, services, words.lead);
  const costs = months.map((month) => ({ month, cost: leadCost(month) }));
  const [first, ...later] = costs.filter(hasCost);
  const last = later.at(-1) ?? first;
  const lastPriced = priced.at(-1);
  if (!first || !last || !lastPriced) return undefined;
  const { report, month: during, firstMonth } = sheet.calculation;
  const pricesOf = ({ month, cost }: CostOfMonth) => {
    const ofLead = priceOf(words.lead[0], cost);
    const { ads } = priceIn(month);
    return noun === words.lead || ads === undefined
      ? ofLead
      : `${ofLead}, ${priceOf(noun[0], ads)}`;
  };
  // The prices of the last month alone would promise too much for the first one.
  const before = last === first ? '' : `; ${firstMonth}: ${pricesOf(first)}`;
  const lastName = last.month.monthParts.withYear;
  return {
    name,
    business,
    lead: words.lead,
    prices: [first.cost, last.cost],
    fee,
    client: {
      noun: noun[0],
      prices: [priced[0], lastPriced].flatMap((month) => (month && priceIn(month).ads) ?? []),
    },
    source: `${report} ${company} ${during} ${lastName}: ${pricesOf(last)}${before}.`,
    proof: (
      <ReportProof
        title={`${name}, ${formatCount(months.length, words.month)} ${sheet.advertised}`}
        noun={noun[0]}
        last={lastPriced}
        months={months}
        priceIn={priceIn}
        hasWork={fee > 0}
        sheet={sheet}
      />
    ),
  };
}

type CostOfMonth = { month: ReportMonth; cost: number };

const hasCost = (of: { month: ReportMonth; cost: number | undefined }): of is CostOfMonth =>
  of.cost !== undefined;

type ReportProofProps = {
  title: string;
  /** What has the price: a sale or a lead. */
  noun: string;
  last: ReportMonth;
  months: readonly ReportMonth[];
  priceIn(month: ReportMonth): { ads: number | undefined; withWork: number | undefined };
  hasWork: boolean;
  sheet: ReportSheetContent;
};

/** The leads, and what a client costs, month by month. */
function ReportProof(props: ReportProofProps) {
  const { title, noun, last, months, priceIn, hasWork, sheet } = props;
  const { ads, withWork } = priceIn(last);
  const parts = hasWork ? `${sheet.ads} ${formatCost(ads)} ${sheet.withWork}` : sheet.ads;
  const caption = `${capitalize(noun)} ${last.monthParts.when}: ${parts}`;
  const chartTitle = `${capitalize(noun)}: ${hasWork ? `${sheet.ads} ${sheet.withWork}` : sheet.ads}`;
  return (
    <HeroExample
      onOneSheet
      figures={[{ value: formatCost(withWork), caption }]}
      chart={
        <LineChart
          lines={[{ name: chartTitle, values: months.map((month) => priceIn(month).withWork) }]}
          months={months}
          compact
          description={describeMonths(chartTitle, months, (month) =>
            formatCost(priceIn(month).withWork),
          )}
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
  { ads, calculation }: ReportSheetContent,
  services: readonly Service[],
): Trade | undefined {
  const cost = metrics.find(({ leadCost }) => leadCost);
  if (!trade || !cost?.leadCost) return undefined;
  const { before, link } = calculation.case;
  const { firstCost = cost.leadCost } = trade;
  const prices = [firstCost, cost.leadCost];
  const atFirst =
    firstCost === cost.leadCost ? '' : `; ${calculation.firstMonth}: ${formatRubles(firstCost)}`;
  const facts = metrics
    .filter(({ label }) => label !== cost.label)
    .map(({ label, ...figure }) => ({ ...figure, caption: label }));
  return {
    name: trade.name,
    business: startInLowerCase(trade.name),
    lead: trade.words,
    prices,
    fee: monthlyFee(servicesWith(trade.services, services)),
    client: { noun: trade.words[0], prices },
    source: `${before} «${title}» ${priceOf(cost.label, cost.leadCost)}${atFirst}.`,
    proof: (
      <HeroExample
        onOneSheet
        figures={[{ value: formatRubles(cost.leadCost), caption: `${cost.label}: ${ads}` }]}
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

/** «Стоматология» within a sentence; «IT» stays as it is. */
const startInLowerCase = (words: string) =>
  words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
