import type { EstimateLabels } from '@/lib/content/schema';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { type Estimate, firstPayment } from './estimate';

/** A row of an estimate: «Реклама ВКонтакте» and «18 000 ₽/мес». */
export type Line = { what: string; cost: string };

export const priceFormats = { oneTime: formatRubles, monthly: formatRublesPerMonth };

export const serviceLines = ({ services }: Estimate): Line[] =>
  services.map(({ name, price, payment }) => ({ what: name, cost: priceFormats[payment](price) }));

type PaymentLines = {
  /** The first payment, if it differs from the totals of the services. */
  due: Line | undefined;
  /** What the first payment consists of, if it includes more than the work: all of the work, and the budget. */
  work: Line | undefined;
  budget: Line | undefined;
  /** What the first payment becomes: with the discount, and later. */
  becomes: Line[];
};

export function paymentLines(estimate: Estimate, labels: EstimateLabels): PaymentLines {
  const payment = firstPayment(estimate, labels);
  const write = (rubles: number) =>
    payment.hasAdBudget ? `${labels.atLeast} ${formatRubles(rubles)}` : formatRubles(rubles);

  const becomes: Line[] = [];
  if (labels.discount && payment.discounted !== undefined)
    becomes.push({ what: labels.discount.title, cost: write(payment.discounted) });

  const work = { what: labels.firstMonth, cost: formatRubles(payment.work) };
  if (!payment.hasAdBudget)
    return { due: payment.isMixed ? work : undefined, work: undefined, budget: undefined, becomes };

  if (payment.later !== undefined) becomes.push({ what: labels.later, cost: write(payment.later) });
  return {
    due: { what: labels.together, cost: write(payment.total) },
    // The price of a single service is all of the work.
    work: estimate.services.length > 1 ? work : undefined,
    budget: { what: labels.budget, cost: labels.budgetFrom },
    becomes,
  };
}

/** Writes an estimate as a text for the message of a lead and for other apps. */
export function writeEstimate(estimate: Estimate, labels: EstimateLabels): string {
  const { due, work, budget, becomes } = paymentLines(estimate, labels);
  const totals = estimate.parts.map(({ payment, total }) => ({
    what: labels[`${payment}Total`],
    cost: priceFormats[payment](total),
  }));
  return [
    `${labels.message}:`,
    ...serviceLines(estimate).map((line) => `— ${writeLine(line)}`),
    ...[...totals, work, budget, due, ...becomes].flatMap((line) => (line ? writeLine(line) : [])),
  ].join('\n');
}

const writeLine = ({ what, cost }: Line) => `${what}: ${cost}`;
