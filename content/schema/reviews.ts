import { z } from 'zod';
import { heading, list, sample, text } from './common';

const review = z.strictObject({
  name: text(60),
  business: text(100),
  text: text(2000),
  rating: z.number().int().min(1).max(5),
  sample,
});

export const reviews = z.strictObject({
  ...heading,
  badge: text(60),
  call: text(30),
  items: list(review),
});
