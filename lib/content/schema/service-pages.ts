import { z } from 'zod';
import { heading, hero, list, meta, point, priceTag, stat, text, texts } from './common';
import { feedAd, mapCard, searchAd } from './examples';
import { portfolio } from './portfolio';

const priceCard = z.strictObject({
  ...texts({
    name: ['Имя или название', 80],
    note: ['Пометка', 100],
    description: ['Описание', 600],
  }).shape,
  price: priceTag,
  features: list(text(150)).meta({ title: 'Что входит' }),
  /** The marketer's advice, in handwriting. */
  remark: text(60).optional().meta({ title: 'Пометка от руки' }),
  featured: z.boolean().optional().meta({ title: 'Выделить' }),
  ask: text(100).optional().meta({ title: 'Что вписать в заявку' }),
});

/** The fields that all service pages share. Each page adds its own sections. */
const servicePage = {
  meta,
  /** The link to this page on the other service pages. */
  teaser: texts({ title: ['Заголовок', 60], text: ['Текст', 300] })
    .extend({ price: priceTag })
    .meta({ title: 'Ссылка на страницу' }),
  hero,
  benefits: z
    .strictObject({ ...heading, items: list(point).meta({ title: 'Записи' }) })
    .meta({ title: 'Что входит' }),
  prices: z
    .strictObject({ ...heading, items: list(priceCard).meta({ title: 'Записи' }) })
    .meta({ title: 'Цены' }),
  others: texts({ title: ['Заголовок', 120] }).meta({ title: 'Другие услуги' }),
  /** The button leads to the form and writes the message there. */
  callout: texts({
    title: ['Заголовок', 120],
    text: ['Текст', 500],
    button: ['Кнопка', 40],
    message: ['Сообщение', 120],
  }).meta({ title: 'Призыв' }),
};

/** A search query. The advertisement is shown to people with wanted queries only. */
const query = z.strictObject({
  query: text(30).meta({ title: 'Запрос' }),
  wanted: z.boolean().meta({ title: 'Показывать' }),
});

const process = z
  .strictObject({ ...heading, steps: list(point).meta({ title: 'Шаги' }) })
  .meta({ title: 'Как идёт работа' });

export const targeting = z.strictObject({
  ...servicePage,
  example: feedAd.optional().meta({ title: 'Пример' }),
});

export const contextual = z.strictObject({
  ...servicePage,
  example: searchAd.optional().meta({ title: 'Пример' }),
  benefits: servicePage.benefits
    .extend({ queries: list(query).meta({ title: 'Запросы' }) })
    .meta({ title: 'Что входит' }),
  process,
});

export const websites = z.strictObject({
  ...servicePage,
  portfolio: portfolio.meta({ title: 'Работы' }),
  process,
  stats: list(stat).meta({ title: 'Числа' }),
});

export const seo = z.strictObject({
  ...servicePage,
  example: mapCard.optional().meta({ title: 'Пример' }),
  local: z
    .strictObject({
      ...heading,
      items: list(point).meta({ title: 'Записи' }),
      /** The rows of a filled card on the map. */
      card: list(texts({ label: ['Подпись', 14], value: ['Число', 20] })).meta({
        title: 'Карточка',
      }),
    })
    .meta({ title: 'Местный поиск' }),
});

export type PriceCard = z.infer<typeof priceCard>;
export type Teaser = z.infer<typeof servicePage.teaser>;
