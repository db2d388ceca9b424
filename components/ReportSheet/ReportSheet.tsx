import type { Content } from '@/content/schema';
import { formatCost, formatCount, formatRubles } from '@/lib/format';
import { caseId } from '@/lib/routes';
import { BarChart } from '../Chart/BarChart';
import { LineChart } from '../Chart/LineChart';
import { ClientCost, type Trade } from './ClientCost';
import styles from './ReportSheet.module.css';

type Sheet = NonNullable<Content['home']['hero']['sheet']>;
type Client = Content['results']['clients'][number];
type Case = Content['cases']['items'][number];

type ReportSheetProps = {
  sheet: Sheet;
  results: Pick<Content['results'], 'clients' | 'words'>;
  cases: readonly Case[];
};

/** A report in short, and what the visitor's budget would buy at its price or at that of another report or case. */
export function ReportSheet({ sheet, results, cases }: ReportSheetProps) {
  const { clients, words } = results;
  const { trade, budget, title, range, makes, note } = sheet.calculation;
  // The client of the first view is the first in the list.
  const sorted = [...clients].sort((one, other) => rank(one) - rank(other));
  const trades = [
    ...sorted.flatMap((client) => tradeOfReport(client, sheet, words)),
    ...cases.flatMap((example) => tradeOfCase(example, sheet)),
  ];

  function rank({ id }: Client): number {
    return id === sheet.client ? 0 : 1;
  }

  return (
    <div className={styles.sheet}>
      <ClientCost trades={trades} range={range} labels={{ title, trade, budget, makes, note }} />
    </div>
  );
}

function tradeOfReport(
  client: Client,
  sheet: Sheet,
  words: Content['results']['words'],
): Trade | [] {
  const { business, company, months } = client;
  const [first, ...later] = months.filter(({ vkCost }) => vkCost > 0);
  if (!first) return [];
  const last = later.at(-1) ?? first;
  const name = business.charAt(0).toUpperCase() + business.slice(1);
  const { report, month, costs, firstMonth } = sheet.calculation;
  // The last price alone would promise what the first month does not bring.
  const before = last === first ? '' : `, ${firstMonth}\u00a0— ${formatRubles(first.vkCost)}`;
  return {
    name,
    lead: words.lead,
    price: last.vkCost,
    source: `${report} ${company} ${month} ${last.month.toLowerCase()} ${costs} ${formatRubles(last.vkCost)}${before}.`,
    exhibit: (
      <Report
        {...sheet}
        title={`${name}, ${formatCount(months.length, words.month)} ${sheet.advertised}`}
        months={months}
        price={last.vkCost}
      />
    ),
  };
}

function tradeOfCase(example: Case, { calculation }: Sheet): Trade | [] {
  const { trade, title, metrics } = example;
  const { label, rubles: price } = metrics.find(({ rubles }) => rubles) ?? {};
  if (!trade || !label || !price) return [];
  return {
    name: trade.name,
    lead: trade.words,
    price,
    source: `${calculation.case.before} «${title}» ${label}\u00a0— ${formatRubles(price)}.`,
    exhibit: <CaseInShort {...example} cost={{ label, price }} link={calculation.case.link} />,
  };
}

type ReportProps = Pick<Sheet, 'leads' | 'cost' | 'caption'> &
  Pick<Client, 'months'> & { title: string; price: number };

/** Leads by month, and the cost of a lead. */
function Report({ title, leads, cost, caption, months, price }: ReportProps) {
  const labels = months.map(({ month }) => month.slice(0, 3));
  return (
    <figure className={styles.exhibit}>
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
      <div className={styles.cost}>
        <p>
          <span className={styles.label}>{cost}</span>
          <strong className={styles.figure}>{formatRubles(price)}</strong>
        </p>
        <div className={styles.line}>
          <LineChart
            lines={[{ name: cost, values: months.map(({ vkCost }) => vkCost || undefined) }]}
            labels={labels}
            format={formatRubles}
            compact
            description={`${cost}: ${months.map(({ month, vkCost }) => `${month} ${formatCost(vkCost)}`).join(', ')}`}
          />
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

type CaseInShortProps = Pick<Case, 'id' | 'title' | 'result' | 'metrics'> & {
  cost: { label: string; price: number };
  link: string;
};

/** A case has no months, so its other figures stand in the place of the charts. */
function CaseInShort({ id, title, result, metrics, cost, link }: CaseInShortProps) {
  return (
    <figure className={styles.exhibit}>
      <p className={styles.title}>{title}</p>
      <dl className={styles.facts}>
        {metrics
          .filter(({ label }) => label !== cost.label)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <div className={styles.cost}>
        <p>
          <span className={styles.label}>{cost.label}</span>
          <strong className={styles.figure}>{formatRubles(cost.price)}</strong>
        </p>
      </div>
      <figcaption className={styles.caption}>
        {`${result}. `}
        <a href={`#${caseId(id)}`}>{link}</a>
      </figcaption>
    </figure>
  );
}
