import { z } from 'zod';
import { heading, id, list, rubles, sample, text, uniqueIds } from './common';

const count = z.number().int().nonnegative();

const month = z.strictObject({
  month: text(20),
  vkLeads: count,
  vkCost: rubles,
  yandexLeads: count,
  yandexCost: rubles,
  sales: count,
});

const client = z.strictObject({
  id,
  company: text(60),
  business: text(80),
  description: text(1000),
  months: z.array(month).min(1).max(24),
  finalResult: text(1000),
  sample,
});

export const results = z.strictObject({
  ...heading,
  columns: z.record(month.keyof(), text(20)),
  total: text(20),
  conclusion: text(30),
  /** The titles of the three charts. */
  charts: z.strictObject({ leads: text(60), cost: text(60), sales: text(60) }),
  clients: list(client).superRefine(uniqueIds),
});
