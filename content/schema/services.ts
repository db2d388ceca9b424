import { z } from 'zod';
import { serviceRouteIds } from '@/lib/routes';
import { heading, id, list, text, uniqueIds } from './common';

const card = z.strictObject({
  id,
  title: text(80),
  description: text(600),
  features: list(text(150)),
  trigger: text(200),
  price: text(40),
  /** The route id of the page that the card links to. */
  page: z.enum(['calculator', ...serviceRouteIds]),
});

export const services = z.strictObject({
  ...heading,
  included: text(30),
  more: text(30),
  items: list(card).superRefine(uniqueIds),
});
