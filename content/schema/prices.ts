import { z } from 'zod';
import { SERVICE_DRAWINGS } from '@/lib/drawings';
import { id, list, rubles, text, uniqueIds } from './common';

const service = z.strictObject({
  /** The value of the checkbox, and the name in the placeholder `{price.id}`. */
  id,
  name: text(60),
  /** The step of the calculator that asks about the service. The default is the last step. */
  step: id.meta({ list: 'calculator.steps' }).optional(),
  price: rubles,
  payment: z.enum(['monthly', 'oneTime']),
  /** The id of a service that is part of this one. */
  includes: id.meta({ list: 'prices.services' }).optional(),
  /** Whether the client also pays the advertising platform. */
  adBudget: z.boolean().default(false),
  drawing: z.enum(SERVICE_DRAWINGS).default('complex'),
  description: text(300),
  benefits: list(text(120)),
});

export const prices = z.strictObject({ services: z.array(service).min(1).superRefine(uniqueIds) });

export type Service = z.infer<typeof service>;
