import { z } from 'zod';
import { heading, sample, text } from './common';

const review = z.strictObject({
  name: text(40),
  business: text(60),
  text: text(500),
  rating: z.number().int().min(1).max(5),
  sample,
});

export const reviews = z.strictObject({
  ...heading,
  badge: text(40),
  call: text(30),
  items: z.array(review).length(3),
});
