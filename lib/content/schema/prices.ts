import { z } from 'zod';
import { choice, id, list, rubles, text, uniqueIds } from './common';
import { serviceDrawing } from './drawings';

const service = z.strictObject({
  /** The value of the checkbox, and the name in the placeholder `{price.id}`. */
  id,
  name: text(60).meta({ title: 'Имя или название' }),
  /** The step of the calculator that asks about the service. The default is the last step. */
  step: id.meta({ list: 'calculator.steps' }).optional().meta({ title: 'Шаг' }),
  price: rubles.meta({ title: 'Цена' }),
  payment: choice({ monthly: 'каждый месяц', oneTime: 'один раз' }).meta({ title: 'Оплата' }),
  /** The id of a service that is part of this one. */
  includes: id.meta({ list: 'prices.services' }).optional().meta({ title: 'Уже входит услуга' }),
  /** Whether the client also pays the advertising platform. */
  adBudget: z.boolean().default(false).meta({ title: 'С рекламным бюджетом' }),
  drawing: serviceDrawing.default('complex'),
  description: text(300).meta({ title: 'Описание' }),
  benefits: list(text(120)).meta({ title: 'Что входит' }),
});

export const prices = z.strictObject({
  services: z.array(service).min(1).superRefine(uniqueIds).meta({ title: 'Услуги' }),
});

export type Service = z.infer<typeof service>;
