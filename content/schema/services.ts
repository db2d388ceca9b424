import { z } from 'zod';
import { serviceRouteIds } from '@/lib/routes';
import { heading, id, priceText, text, uniqueIds } from './common';

const card = z.strictObject({
  id,
  icon: z.enum(['target', 'search', 'site', 'growth', 'complex']),
  title: text(60),
  description: text(220),
  features: z.array(text(80)).min(3).max(5),
  trigger: text(110),
  price: priceText(40),
  /** The route id of the page that the card links to. */
  page: z.enum(['calculator', ...serviceRouteIds]),
});

export const services = z.strictObject({
  ...heading,
  more: text(30),
  items: z.array(card).length(5).superRefine(uniqueIds),
});
