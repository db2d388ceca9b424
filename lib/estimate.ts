import { formatRubles, formatRublesPerMonth } from './format';

/** What the calculator needs to know of a service. Prices are whole rubles. */
export type PricedService = {
  id: string;
  name: string;
  price: number;
  kind: 'monthly' | 'one-time';
};

/** The chosen services by the way they are paid for, and their sums in whole rubles. */
export type Estimate = {
  count: number;
  oneTime: PricedService[];
  oneTimeTotal: number;
  monthly: PricedService[];
  monthlyTotal: number;
};

/** Splits and sums the chosen services. They keep the order of the price list; unknown ids count for nothing. */
export function estimate(
  services: readonly PricedService[],
  chosen: ReadonlySet<string>,
): Estimate {
  const picked = services.filter(({ id }) => chosen.has(id));
  const oneTime = picked.filter(({ kind }) => kind === 'one-time');
  const monthly = picked.filter(({ kind }) => kind === 'monthly');
  return {
    count: picked.length,
    oneTime,
    oneTimeTotal: sum(oneTime),
    monthly,
    monthlyTotal: sum(monthly),
  };
}

function sum(services: readonly PricedService[]): number {
  return services.reduce((total, { price }) => total + price, 0);
}

/** The labels of a written estimate. */
export type EstimateLabels = { heading: string; oneTimeTotal: string; monthlyTotal: string };

/** The estimate as lines of plain text for the form's message. The heading is its first line. */
export function writeEstimate(
  { oneTime, oneTimeTotal, monthly, monthlyTotal }: Estimate,
  labels: EstimateLabels,
): string {
  return [
    `${labels.heading}:`,
    ...oneTime.map(({ name, price }) => `— ${name}: ${formatRubles(price)}`),
    ...monthly.map(({ name, price }) => `— ${name}: ${formatRublesPerMonth(price)}`),
    ...(oneTime.length > 0 ? [`${labels.oneTimeTotal}: ${formatRubles(oneTimeTotal)}`] : []),
    ...(monthly.length > 0
      ? [`${labels.monthlyTotal}: ${formatRublesPerMonth(monthlyTotal)}`]
      : []),
  ].join('\n');
}

/** A line that writeEstimate wrote and nobody has touched since: it ends in a sum of money. */
const UNTOUCHED_LINE = /^.+: [\d\u00a0]+\u00a0₽(\/мес)?$/;

/**
 * Puts a written estimate into a message without destroying what the visitor wrote. An earlier estimate, known by
 * its heading, is replaced line by line as far as its lines are still as they were written; a line he has added
 * to stays. Otherwise the estimate follows his text after an empty line.
 */
export function addEstimate(message: string, written: string): string {
  const [heading = ''] = written.split('\n');
  const lines = message.split('\n');
  const start = lines.indexOf(heading);
  if (start === -1) {
    const own = message.trimEnd();
    return own ? `${own}\n\n${written}` : written;
  }
  let end = start + 1;
  while (UNTOUCHED_LINE.test(lines[end] ?? '')) end++;
  return [...lines.slice(0, start), written, ...lines.slice(end)].join('\n');
}
