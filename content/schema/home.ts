import { z } from 'zod';
import { TRADES } from '@/lib/drawings';
import { heading, hero, id, list, meta, point, rubles, sample, stat, text, texts } from './common';

const niche = texts({ name: 60, count: 40, note: 300 }).extend({
  drawing: z.enum(TRADES).optional(),
});

/** Browsers round a start or an end between two steps to the next step. */
const range = z.strictObject({ from: rubles, to: rubles, step: rubles, start: rubles });

const sheet = z.strictObject({
  ...texts({ advertised: 30, leads: 60, cost: 30 }).shape,
  caption: text(200).optional(),
  /** The client whose months the sheet shows. */
  client: id.meta({ list: 'results.clients' }),
  /** The words around the visitor's choice and the number of leads. */
  calculation: z.strictObject({
    ...texts({ title: 60, trade: 40, budget: 40, makes: 20, note: 100 }).shape,
    range,
    ...texts({ report: 30, month: 10, ask: 40, firstMonth: 40 }).shape,
    case: texts({ before: 30, link: 40 }),
  }),
});

const campaign = z.strictObject({
  name: text(40),
  spent: rubles,
  leads: z.number().int().nonnegative(),
  note: text(60).optional(),
});

const report = z.strictObject({
  ...texts({ title: 40, week: 80, total: 20, caption: 200 }).shape,
  columns: texts({ name: 20, spent: 20, leads: 20, cost: 20 }),
  rows: list(campaign),
  plan: z.strictObject({ title: text(60), items: list(text(140)) }),
  sample,
});

export const home = z.strictObject({
  meta,
  hero: hero.safeExtend({ sheet: sheet.optional() }),
  niches: z.strictObject({
    ...heading,
    items: list(niche),
    stats: list(stat),
  }),
  advantages: z.strictObject({ ...heading, items: list(point), report: report.optional() }),
  seo: z.strictObject({ ...heading, more: text(30), paragraphs: list(text(2000)) }),
});

export type BudgetLabels = z.infer<typeof sheet>['calculation'];
export type Niche = z.infer<typeof niche>;
export type ReportSheetContent = z.infer<typeof sheet>;
export type WeeklyReportContent = z.infer<typeof report>;
