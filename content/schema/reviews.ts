import { z } from 'zod';
import { TRADES } from '@/lib/drawings';
import { heading, id, list, sample, stat, text, texts } from './common';

const review = z.strictObject({
  ...texts({ name: 60, business: 100, text: 2000 }).shape,
  drawing: z.enum(TRADES).optional(),
  /** From the client's report. */
  figure: stat.optional(),
  rating: z.number().int().min(1).max(5),
  /** The client of results.yaml or the case that the review is about. */
  report: id.optional(),
  case: id.optional(),
  /** The address of the original review. */
  source: z.url({ protocol: /^https$/ }).optional(),
  sample,
});

export const reviews = z.strictObject({
  ...heading,
  badge: text(60),
  call: text(30),
  /** The links below a review. */
  links: texts({ report: 60, case: 60, source: 60 }),
  items: list(review),
});
