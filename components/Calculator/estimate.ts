import type { Content } from '@/content/schema';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';

export type PricedService = Pick<
  Content['prices']['services'][number],
  'id' | 'name' | 'price' | 'payment' | 'adBudget' | 'includes'
>;

export type Estimate = ReturnType<typeof estimate>;

export const priceFormats = { oneTime: formatRubles, monthly: formatRublesPerMonth };
type Payment = keyof typeof priceFormats;

/**
 * Splits the chosen services by payment, in the order of the price list, with totals in whole rubles. Ignores unknown ids.
 */
export function estimate(services: readonly PricedService[], chosen: ReadonlySet<string>) {
  const picked = services.filter(({ id }) => chosen.has(id));
  const parts = (['oneTime', 'monthly'] as const)
    .map((payment) => {
      const paid = picked.filter((service) => service.payment === payment);
      const total = paid.reduce((sum, { price }) => sum + price, 0);
      return { payment, format: priceFormats[payment], services: paid, total };
    })
    .filter((part) => part.services.length > 0);
  return {
    parts,
    services: parts.flatMap((part) => part.services),
    /** Chosen services that another chosen one includes: the visitor would pay for them twice. */
    overlapping: picked.flatMap((whole) => {
      const part = picked.find(({ id }) => id === whole.includes);
      return part ? [{ whole, part }] : [];
    }),
  };
}

/** Writes an estimate as plain text for the form's message. The heading is its first line. */
export function writeEstimate(
  { parts }: Estimate,
  labels: Pick<Content['calculator']['result'], 'message' | `${Payment}Total`>,
): string {
  return [
    `${labels.message}:`,
    ...parts.flatMap(({ services, format }) =>
      services.map(({ name, price }) => `— ${name}: ${format(price)}`),
    ),
    ...parts.map(({ payment, total, format }) => `${labels[`${payment}Total`]}: ${format(total)}`),
  ].join('\n');
}

/** Matches a line of writeEstimate that the visitor has not edited: it ends in a sum of money. */
const UNTOUCHED_LINE = /^.+: [\d\u00a0]+\u00a0₽(\/мес)?$/;

/**
 * Adds a written estimate to a message and keeps the visitor's words. It replaces the unedited lines of an earlier
 * estimate, found by its heading.
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

/** The key of an estimate in the fragment of an address: `#estimate=landing,seo`. */
const FRAGMENT = '#estimate=';

export function writeFragment(services: readonly PricedService[]): string {
  return FRAGMENT + services.map(({ id }) => id).join(',');
}

export function readFragment(
  fragment: string,
  services: readonly PricedService[],
): ReadonlySet<string> {
  const named = fragment.startsWith(FRAGMENT) ? fragment.slice(FRAGMENT.length).split(',') : [];
  return new Set(services.map(({ id }) => id).filter((id) => named.includes(id)));
}

/** Numbers an estimate by its day, month and a code of the chosen services: «2211-6». */
export function estimateNumber(
  date: Date,
  services: readonly PricedService[],
  chosen: ReadonlySet<string>,
): string {
  const bits = services.map(({ id }, index) => (chosen.has(id) ? 2 ** index : 0));
  const two = (value: number) => String(value).padStart(2, '0');
  const code = bits.reduce((sum, bit) => sum + bit, 0);
  return `${two(date.getDate())}${two(date.getMonth() + 1)}-${code}`;
}
