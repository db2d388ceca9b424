import { z } from 'zod';
import { rubles, text, uniqueIds } from './common';

/** The services of the calculator. Their ids are the values of its checkboxes. */
export const serviceIds = [
  'yandex-context',
  'vk-targeting',
  'rsa',
  'telegram-ads',
  'landing',
  'ecommerce',
  'seo',
  'complex',
] as const;

const service = z.strictObject({
  id: z.enum(serviceIds),
  name: text(50),
  price: rubles,
  kind: z.enum(['monthly', 'one-time']),
  description: text(160),
  benefits: z.array(text(70)).min(2).max(4),
});

export const prices = z.strictObject({
  services: z.array(service).length(serviceIds.length).superRefine(uniqueIds),
});
