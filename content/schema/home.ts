import { z } from 'zod';
import { heading, hero, id, list, meta, point, rubles, sample, stat, text } from './common';

const niche = z.strictObject({
  name: text(60),
  count: text(40),
  note: text(300),
});

/** In whole rubles. */
const range = z
  .strictObject({ from: rubles, to: rubles, step: rubles, start: rubles })
  .superRefine(({ from, to, step, start }, context) => {
    const isStep = (value: number) => value >= from && value <= to && (value - from) % step === 0;
    for (const [name, value] of Object.entries({ to, start })) {
      if (isStep(value)) continue;
      const message = `до этого бюджета не дойти от ${from} шагами по ${step}; поправьте число`;
      context.addIssue({ code: 'custom', path: [name], message });
    }
  });

const sheet = z.strictObject({
  advertised: text(30),
  caption: text(200),
  leads: text(60),
  cost: text(30),
  /** The client of results.yaml whose months the sheet shows. */
  client: id,
  /** The words around the visitor's choice and the number of leads. */
  calculation: z.strictObject({
    title: text(60),
    trade: text(40),
    budget: text(40),
    range,
    makes: text(20),
    report: text(30),
    month: text(10),
    costs: text(60),
    firstMonth: text(40),
    case: z.strictObject({ before: text(30), link: text(40) }),
    note: text(100),
  }),
});

/** A campaign in one week. */
const campaign = z.strictObject({
  name: text(40),
  spent: rubles,
  leads: z.number().int().nonnegative(),
  /** The marketer's words in the margin. */
  note: text(60).optional(),
});

const report = z.strictObject({
  /** The disclosure's label on a phone. */
  show: text(40),
  title: text(40),
  week: text(80),
  columns: z.strictObject({ name: text(20), spent: text(20), leads: text(20), cost: text(20) }),
  rows: list(campaign),
  total: text(20),
  plan: z.strictObject({ title: text(60), items: list(text(140)) }),
  caption: text(200),
  sample,
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    ...hero,
    /** Left out without its client. */
    sheet: sheet.optional(),
  }),
  niches: z.strictObject({
    ...heading,
    items: list(niche),
    stats: list(stat),
  }),
  advantages: z.strictObject({
    ...heading,
    items: list(point),
    /** A page of the weekly report. */
    report: report.optional(),
  }),
  seo: z.strictObject({ ...heading, more: text(30), paragraphs: list(text(2000)) }),
});
