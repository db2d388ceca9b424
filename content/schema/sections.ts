import { z } from 'zod';
import { TRADES } from '@/lib/drawings';
import { serviceRouteIds } from '@/lib/routes';
import { heading, id, list, point, sample, source, stat, text, texts, uniqueIds } from './common';

/* Sections of the home page, each of a file of its own. */

export const comparison = z.strictObject({
  ...heading,
  caption: text(120),
  columns: texts({ criterion: 40, self: 40, marketer: 40 }),
  rows: list(texts({ criterion: 80, self: 300, marketer: 300 })),
});

const serviceCard = z.strictObject({
  id,
  ...texts({ title: 80, description: 600, trigger: 200, price: 40 }).shape,
  features: list(text(150)),
  remark: text(60).optional(),
  page: z.enum(['calculator', ...serviceRouteIds]),
});

export const services = z.strictObject({
  ...heading,
  ...texts({ included: 30, more: 30 }).shape,
  items: list(serviceCard).superRefine(uniqueIds),
});

const review = z.strictObject({
  ...texts({ name: 60, business: 100, text: 2000 }).shape,
  drawing: z.enum(TRADES).optional(),
  figure: stat.optional(),
  rating: z.number().int().min(1).max(5),
  /** The client or the case that the review is about, and the service page that shows the review, too. */
  report: id.meta({ list: 'results.clients' }).optional(),
  case: id.meta({ list: 'cases.items' }).optional(),
  page: z.enum(serviceRouteIds).optional(),
  source,
  sample,
});

export const reviews = z.strictObject({
  ...heading,
  ...texts({ badge: 60, call: 30 }).shape,
  links: texts({ report: 60, case: 60, source: 60, call: 60 }),
  items: list(review),
});

export const guarantees = z.strictObject({
  ...heading,
  sample,
  ...texts({ otherwise: 40, signed: 40 }).shape,
  /** The day from which the contract holds: «1 ноября 2026». */
  date: text(60),
  /** The clauses of the contract, each with the consequence of breaking it. */
  items: list(point.extend({ otherwise: text(300) })),
});

const question = z.strictObject({
  /** The fragment of the question's address. The default is its number. */
  id: id.optional(),
  ...texts({ question: 200, answer: 2000 }).shape,
});

export const faq = z.strictObject({
  ...heading,
  labels: texts({ showAll: 40, hideAll: 40 }),
  items: list(question).superRefine(uniqueIds),
});

const offer = z.strictObject({
  ...texts({ title: 80, subtitle: 120, description: 600, offer: 100 }).shape,
  features: list(text(150)),
  /** The large value: «5 000 ₽». */
  value: text(16),
});

export const offers = z.strictObject({
  ...heading,
  ...texts({ conditions: 30, button: 40 }).shape,
  items: list(offer),
});

export type Offer = z.infer<typeof offer>;
export type Question = z.infer<typeof question>;
export type Review = z.infer<typeof review>;
export type ServiceCard = z.infer<typeof serviceCard>;
