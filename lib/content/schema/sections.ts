import { z } from 'zod';
import { serviceRouteIds } from '@/lib/routes';
import {
  heading,
  id,
  list,
  point,
  priceTag,
  sample,
  source,
  stat,
  text,
  texts,
  uniqueIds,
} from './common';
import { tradeDrawing } from './drawings';

/* Sections of the home page, each of a file of its own. */

export const comparison = z.strictObject({
  ...heading,
  caption: text(120).meta({ title: 'Подпись' }),
  columns: texts({
    criterion: ['Что сравниваем', 40],
    self: ['Сам', 40],
    marketer: ['Поручить мне', 40],
  }).meta({ title: 'Колонки' }),
  rows: list(
    texts({
      criterion: ['Что сравниваем', 80],
      self: ['Сам', 300],
      marketer: ['Поручить мне', 300],
    }),
  ).meta({ title: 'Строки' }),
});

const serviceCard = z.strictObject({
  id,
  ...texts({
    title: ['Заголовок', 80],
    description: ['Описание', 600],
    trigger: ['Когда это нужно', 200],
  }).shape,
  price: priceTag,
  features: list(text(150)).meta({ title: 'Что входит' }),
  remark: text(60).optional().meta({ title: 'Пометка от руки' }),
  page: z.enum(['calculator', ...serviceRouteIds]).meta({ title: 'Страница' }),
});

export const services = z.strictObject({
  ...heading,
  ...texts({ included: ['Что входит', 30], more: ['Подробнее', 30] }).shape,
  items: list(serviceCard).superRefine(uniqueIds).meta({ title: 'Записи' }),
});

const review = z.strictObject({
  ...texts({ name: ['Имя или название', 60], business: ['Дело', 100], text: ['Текст', 2000] })
    .shape,
  drawing: tradeDrawing.optional(),
  figure: stat.optional().meta({ title: 'Число из отчёта' }),
  rating: z.number().int().min(1).max(5).meta({ title: 'Оценка' }),
  /** The client or the case that the review is about, and the service page that shows the review, too. */
  report: id.meta({ list: 'results.clients' }).optional().meta({ title: 'Отчёт' }),
  case: id.meta({ list: 'cases.items' }).optional().meta({ title: 'Кейс' }),
  page: z.enum(serviceRouteIds).optional().meta({ title: 'Страница' }),
  source,
  sample,
});

export const reviews = z.strictObject({
  ...heading,
  ...texts({ badge: ['Сколько советуют', 60], call: ['Позвонить', 30] }).shape,
  /** For the label of the stars, «Оценка 4,9 из 5», and the number of a review on a phone, «1 из 4». */
  words: texts({ rating: ['Оценка', 30], of: ['Из', 10] }).meta({ title: 'Слова' }),
  links: texts({
    report: ['Отчёт', 60],
    case: ['Кейс', 60],
    source: ['Ссылка на источник', 60],
    call: ['Позвонить', 60],
  }).meta({ title: 'Ссылки' }),
  items: list(review).meta({ title: 'Записи' }),
});

export const guarantees = z.strictObject({
  ...heading,
  sample,
  ...texts({ otherwise: ['А если нет', 40], signed: ['Подписано', 40] }).shape,
  /** The day from which the contract holds: «1 ноября 2026». */
  date: text(60).meta({ title: 'Дата' }),
  /** The clauses of the contract, each with the consequence of breaking it. */
  items: list(point.extend({ otherwise: text(300).meta({ title: 'А если нет' }) })).meta({
    title: 'Записи',
  }),
});

const question = z.strictObject({
  ...texts({ question: ['Вопрос', 200], answer: ['Ответ', 2000] }).shape,
  /** The fragment of the question's address. The default is its number. */
  id: id.optional().meta({
    title: 'Имя в адресе',
    hint: 'Латиницей, для ссылки на этот вопрос. Можно не вписывать.',
  }),
});

export const faq = z.strictObject({
  ...heading,
  labels: texts({ showAll: ['Раскрыть все', 40], hideAll: ['Свернуть все', 40] }).meta({
    title: 'Кнопки',
  }),
  items: list(question).superRefine(uniqueIds).meta({ title: 'Записи' }),
});

const offer = z.strictObject({
  ...texts({
    title: ['Заголовок', 80],
    subtitle: ['Подзаголовок', 120],
    description: ['Описание', 600],
    offer: ['Предложение', 100],
  }).shape,
  features: list(text(150)).meta({ title: 'Что входит' }),
  /** The large value: «5 000 ₽». */
  value: text(16).meta({ title: 'Число' }),
  button: text(40).optional().meta({ title: 'Кнопка' }),
  ask: text(100).optional().meta({ title: 'Что вписать в заявку' }),
});

export const offers = z.strictObject({
  ...heading,
  ...texts({ conditions: ['Условия', 30], button: ['Кнопка', 40] }).shape,
  items: list(offer).meta({ title: 'Записи' }),
});

export type Offer = z.infer<typeof offer>;
export type Question = z.infer<typeof question>;
export type Review = z.infer<typeof review>;
export type ServiceCard = z.infer<typeof serviceCard>;
