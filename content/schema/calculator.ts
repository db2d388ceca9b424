import { z } from 'zod';
import { id, list, meta, stat, text, texts } from './common';

/** The services are ids of prices.yaml. */
const step = texts({ title: 100, hint: 400 }).extend({ services: list(id) });

export const calculator = z.strictObject({
  meta,
  hero: texts({ eyebrow: 80, title: 120, lead: 500 }).extend({ facts: list(stat) }),
  steps: z.array(step).min(1),
  form: texts({
    label: 60,
    progress: 40,
    step: 20,
    of: 10,
    selected: 30,
    oneTime: 40,
    monthly: 40,
    total: 40,
    nothingYet: 60,
    includes: 40,
    remove: 60,
    back: 20,
    next: 20,
    skip: 30,
    finish: 30,
    benefits: 30,
    noScript: 200,
    late: 160,
    unknown: 120,
  }),
  result: z.strictObject({
    title: text(60),
    from: text(30),
    validUntil: text(40),
    /** How many days the prices hold. */
    validDays: z.coerce.number().int().positive(),
    budget: text(60),
    budgetFrom: text(40),
    signature: text(40),
    share: text(40),
    shared: text(40),
    byHand: text(40),
    stub: text(80),
    empty: texts({ title: 70, text: 300, advice: 40 }),
    oneTime: text(50),
    oneTimeTotal: text(40),
    monthly: text(50),
    monthlyTotal: text(40),
    note: text(300),
    edit: text(20),
    restart: text(30),
    call: text(30),
    send: text(50),
    print: text(30),
    message: text(40),
  }),
  call: texts({ title: 60, text: 200, close: 20 }),
});

/** Lists the steps that have services to choose from. */
export function visibleSteps({ steps }: z.infer<typeof calculator>) {
  return steps.filter(({ services }) => services.length > 0);
}
