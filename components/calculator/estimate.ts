import type { EstimateLabels, Service } from '@/lib/content/schema';
import { sum } from '@/lib/sum';

export type Estimate = ReturnType<typeof estimateOf>;

const PAYMENTS = ['oneTime', 'monthly'] as const;

/** Splits the selected services by payment, in the order of the price list. Ignores unknown ids. */
export function estimateOf(services: readonly Service[], selectedIds: ReadonlySet<string>) {
  const selected = services.filter(({ id }) => selectedIds.has(id));
  const parts = PAYMENTS.map((payment) => {
    const services = selected.filter((service) => service.payment === payment);
    return { payment, services, total: sum(services.map(({ price }) => price)) };
  }).filter((part) => part.services.length > 0);
  return {
    parts,
    services: parts.flatMap((part) => part.services),
    /** Selected services that another selected one includes: the visitor would pay for them twice. */
    overlapping: selected.flatMap((service) => {
      const included = selected.find(({ id }) => id === service.includes);
      return included ? [{ service, included }] : [];
    }),
  };
}

/** Returns what the work costs in the first month, in rubles. */
export const totalOf = ({ parts }: Pick<Estimate, 'parts'>) => sum(parts.map(({ total }) => total));

/** The sums are in rubles, the discount is also in percent. */
type Terms = Pick<EstimateLabels, 'adBudget' | 'discount'>;

/** Returns what the first payment is made of and what it becomes, in rubles. */
export function firstPayment({ parts, services }: Estimate, { adBudget, discount }: Terms) {
  const work = totalOf({ parts });
  const monthlyWork = totalOf({ parts: parts.filter(({ payment }) => payment === 'monthly') });
  const hasAdBudget = services.some((service) => service.adBudget);
  const budget = hasAdBudget ? adBudget : 0;
  const saved = discount
    ? Math.min(Math.round((work * discount.percent) / 100), discount.atMost)
    : 0;
  return {
    /** Whether there are one-time and monthly services, so that the first payment is the total of both parts. */
    isMixed: parts.length > 1,
    work,
    /** Whether the client also pays an advertising platform. The sums below then include the smallest budget. */
    hasAdBudget,
    total: work + budget,
    discounted: saved > 0 ? work - saved + budget : undefined,
    /** What each month after the first one costs, if that is less. Without monthly work it is the budget alone, or 0. */
    later: monthlyWork < work ? monthlyWork + budget : undefined,
  };
}
