import type { EstimateLabels, Service } from '@/content/schema';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { sum } from '@/lib/sum';

export type Estimate = ReturnType<typeof estimate>;

export const priceFormats = { oneTime: formatRubles, monthly: formatRublesPerMonth };

/** Splits the chosen services by payment, in the order of the price list. Ignores unknown ids. */
export function estimate(services: readonly Service[], chosen: ReadonlySet<string>) {
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
    overlapping: picked.flatMap((service) => {
      const included = picked.find(({ id }) => id === service.includes);
      return included ? [{ service, included }] : [];
    }),
  };
}

/** Returns what the work costs in the first month, in rubles. */
export const totalOf = ({ parts }: Pick<Estimate, 'parts'>) => sum(parts.map(({ total }) => total));

/** Returns the first payment, what it adds up where that is more than the work, and what it becomes: with the discount, later. */
export function firstPayment(
  { parts, services }: Estimate,
  { discount, ...labels }: EstimateLabels,
) {
  const first = totalOf({ parts });
  const later = totalOf({ parts: parts.filter(({ payment }) => payment === 'monthly') });
  const advertised = services.some(({ adBudget }) => adBudget);
  const withBudget = (work: number) =>
    advertised ? `${labels.atLeast} ${formatRubles(work + labels.adBudget)}` : formatRubles(work);
  const saved = discount && Math.min(Math.round((first * discount.percent) / 100), discount.atMost);
  const reduced = saved ? { what: discount.title, cost: withBudget(first - saved) } : undefined;
  const work = parts.length > 1 && { what: labels.firstMonth, cost: formatRubles(first) };
  const budget = { what: labels.budget, cost: labels.budgetFrom };
  const due = advertised ? { what: labels.together, cost: withBudget(first) } : work;
  const next = later < first && { what: labels.later, cost: withBudget(later) };
  const added = advertised ? [work, budget] : [];
  const becomes = [reduced, advertised && next];
  return { due, added: added.filter((one) => !!one), becomes: becomes.filter((one) => !!one) };
}

export const serviceLines = ({ services }: Estimate) =>
  services.map(({ name, price, payment }) => ({ what: name, cost: priceFormats[payment](price) }));

export function writeEstimate(estimate: Estimate, labels: EstimateLabels): string {
  const services = serviceLines(estimate).map(({ what, cost }) => `— ${what}: ${cost}`);
  const totals = estimate.parts.map(
    ({ payment, total, format }) => `${labels[`${payment}Total`]}: ${format(total)}`,
  );
  const { due, added, becomes } = firstPayment(estimate, labels);
  const sums = [...added, ...(due ? [due] : []), ...becomes];
  const first = sums.map(({ what, cost }) => `${what}: ${cost}`);
  return [`${labels.message}:`, ...services, ...totals, ...first].join('\n');
}
