import { z } from 'zod';
import { SERVICE_DRAWINGS } from '@/lib/drawings';
import { id, list, rubles, text, uniqueIds } from './common';

const service = z.strictObject({
  /** Names the checkbox's value and the placeholder `{price.id}`. */
  id,
  name: text(60),
  /** The step of the calculator that asks about it. Without one it is the last. */
  step: id.meta({ list: 'calculator.steps' }).optional(),
  price: rubles,
  payment: z.enum(['monthly', 'oneTime']),
  /** A service that is part of this one. */
  includes: id.meta({ list: 'prices.services' }).optional(),
  /** Says that the platform is paid besides. */
  adBudget: z.boolean().default(false),
  drawing: z.enum(SERVICE_DRAWINGS).default('complex'),
  description: text(300),
  benefits: list(text(120)),
});

export const prices = z.strictObject({ services: z.array(service).min(1).superRefine(uniqueIds) });

export type Service = z.infer<typeof service>;
