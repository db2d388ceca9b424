import type { Content } from '@/content/schema';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { sum } from '@/lib/sum';

export type PricedService = Content['prices']['services'][number];

export type Estimate = ReturnType<typeof estimate>;

export const priceFormats = { oneTime: formatRubles, monthly: formatRublesPerMonth };

/** Splits the chosen services by payment, in the order of the price list. Ignores unknown ids. */
export function estimate(services: readonly PricedService[], chosen: ReadonlySet<string>) {
  const picked = services.filter(({ id }) => chosen.has(id));
  const parts = (['oneTime', 'monthly'] as const)
    .map((payment) => {
      const paid = picked.filter((service) => service.payment === payment);
      const total = sum(paid.map(({ price }) => price));
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

export function writeEstimate(
  { parts }: Estimate,
  labels: Pick<Content['calculator']['result'], 'message' | `${keyof typeof priceFormats}Total`>,
): string {
  return [
    `${labels.message}:`,
    ...parts.flatMap(({ services, format }) =>
      services.map(({ name, price }) => `— ${name}: ${format(price)}`),
    ),
    ...parts.map(({ payment, total, format }) => `${labels[`${payment}Total`]}: ${format(total)}`),
  ].join('\n');
}
