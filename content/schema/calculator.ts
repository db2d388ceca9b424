import { z } from 'zod';
import { id, list, meta, stat, text } from './common';

const step = z.strictObject({
  title: text(100),
  hint: text(400),
  /** Ids of prices.yaml. */
  services: list(id),
});

export const calculator = z.strictObject({
  meta,
  hero: z.strictObject({ eyebrow: text(80), title: text(120), lead: text(500), facts: list(stat) }),
  steps: z.array(step).min(1),
  form: z.strictObject({
    label: text(60),
    progress: text(40),
    step: text(20),
    of: text(10),
    selected: text(30),
    oneTime: text(40),
    monthly: text(40),
    total: text(40),
    nothingYet: text(60),
    includes: text(40),
    remove: text(60),
    back: text(20),
    next: text(20),
    skip: text(30),
    finish: text(30),
    benefits: text(30),
    noScript: text(200),
    late: text(160),
  }),
  result: z.strictObject({
    title: text(60),
    number: text(20),
    from: text(10),
    validUntil: text(40),
    /** How many days the prices hold. */
    validDays: z.coerce.number().int().positive(),
    budget: text(60),
    budgetFrom: text(40),
    signature: text(40),
    share: text(40),
    shared: text(40),
    stub: text(80),
    empty: z.strictObject({ title: text(70), text: text(300), advice: text(40) }),
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
  call: z.strictObject({ title: text(60), text: text(200), close: text(20) }),
});

/** Lists the steps that have services to choose from. */
export function visibleSteps({ steps }: z.infer<typeof calculator>) {
  return steps.filter(({ services }) => services.length > 0);
}
