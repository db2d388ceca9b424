import { z } from 'zod';
import { serviceRouteIds } from '@/lib/routes';
import { heading, id, list, text, texts, uniqueIds } from './common';

const card = z.strictObject({
  id,
  ...texts({ title: 80, description: 600, trigger: 200, price: 40 }).shape,
  features: list(text(150)),
  /** The route id of the page that the card links to. */
  page: z.enum(['calculator', ...serviceRouteIds]),
});

export const services = z.strictObject({
  ...heading,
  included: text(30),
  more: text(30),
  items: list(card).superRefine(uniqueIds),
});
