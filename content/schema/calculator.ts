import { z } from 'zod';
import { headline, id, list, meta, noun, text, texts, uniqueIds, whole } from './common';

const service = id.meta({ list: 'prices.services' });
const percent = whole.pipe(z.number().max(100));
/** A step asks about the services that name it. */
const step = texts({ title: 100, hint: 400 }).extend({ id });

export const calculator = z.strictObject({
  meta,
  hero: headline,
  steps: z.array(step).min(1).superRefine(uniqueIds),
  words: z.strictObject({ question: noun }),
  form: z.strictObject({
    ...texts({ label: 60, progress: 40, step: 20, of: 10, selected: 30, benefits: 30 }).shape,
    ...texts({ oneTime: 40, monthly: 40, total: 40, nothingYet: 60, includes: 40 }).shape,
    ...texts({ remove: 60, back: 20, next: 20, skip: 30, finish: 30 }).shape,
    ...texts({ noScript: 200, late: 160, absent: 200, unknown: 120 }).shape,
    /** The service whose sums are shown beside the form until one is selected. */
    example: texts({ title: 40 }).extend({ service }).optional(),
  }),
  result: z.strictObject({
    ...texts({ title: 60, from: 30, validUntil: 40, signature: 40, note: 300 }).shape,
    validDays: whole,
    adBudget: whole,
    ...texts({ oneTime: 50, oneTimeTotal: 40, monthly: 50, monthlyTotal: 40 }).shape,
    ...texts({ firstMonth: 40, budget: 60, budgetFrom: 40, together: 60 }).shape,
    ...texts({ atLeast: 10, later: 60, share: 40, passOn: 40, shared: 40, byHand: 40, message: 40 })
      .shape,
    ...texts({ edit: 20, restart: 30, call: 30, send: 50, print: 30 }).shape,
    discount: texts({ title: 60 }).extend({ percent, atMost: whole }).optional(),
    next: list(text(60)).optional(),
    empty: texts({ title: 70, text: 300, advice: 40 }),
  }),
  call: texts({ title: 60, text: 200, close: 20 }),
  contactTitle: text(60).optional(),
});

/**
 * Returns the steps that visitors see, each with the ids of its services in the order of the price list. A service that
 * names no step is asked about on the last one, so every service is on exactly one step. Steps without services are
 * left out.
 */
export function visibleSteps<Step extends { id: string }>(
  steps: readonly Step[],
  services: readonly { id: string; step?: string | undefined }[],
) {
  const stepOf = (service: { step?: string | undefined }) =>
    steps.find(({ id }) => id === service.step) ?? steps.at(-1);
  return steps
    .map((step) => ({
      ...step,
      services: services.filter((service) => stepOf(service) === step).map(({ id }) => id),
    }))
    .filter((step) => step.services.length > 0);
}

export type CalculatorLabels = z.infer<typeof calculator>['form'];
export type EstimateLabels = z.infer<typeof calculator>['result'];
export type CallDialogCopy = z.infer<typeof calculator>['call'];
/** Each with the ids of the services that it asks about. */
export type VisibleStep = z.infer<typeof step> & { services: string[] };
