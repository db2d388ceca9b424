import { z } from 'zod';
import { shortMonth } from '@/lib/month-names';
import { id, image, list, sample, stat, text, texts, type WithPictures } from './common';

/** An advertisement whose figures come from the report of a client. */
const reported = {
  /** Without this client the example is left out. */
  client: id.meta({ title: 'Клиент', list: 'results.clients' }),
  link: text(40).meta({ title: 'Ссылка' }),
  /** The first one is large. */
  figures: list(stat).meta({ title: 'Цифры' }),
  caption: text(200).meta({ title: 'Подпись' }),
  sample,
};

export const feedAd = z.strictObject({
  ...reported,
  ...texts({
    author: ['Автор', 40],
    mark: ['Пометка «реклама»', 20],
    text: ['Текст', 200],
    button: ['Кнопка', 24],
  }).shape,
  /** A large word with a line above it and crossed-out values below, beside a picture. */
  poster: z
    .strictObject({
      above: text(20).meta({ title: 'Слово сверху' }),
      large: text(8).meta({ title: 'Крупно' }),
      crossed: list(text(8)).meta({ title: 'Зачёркнутое' }),
      image: image('poster').optional().meta({ title: 'Картинка' }),
    })
    .meta({ title: 'Картинка объявления' }),
});

export const searchAd = z.strictObject({
  ...reported,
  ...texts({
    query: ['Запрос', 40],
    mark: ['Пометка «реклама»', 20],
    title: ['Заголовок', 60],
    address: ['Адрес', 40],
    text: ['Текст', 160],
    call: ['Позвонить', 40],
  }).shape,
  image: image('banner').optional().meta({ title: 'Картинка' }),
  links: list(text(24)).meta({ title: 'Ссылки' }),
});

export const mapCard = z.strictObject({
  ...texts({
    name: ['Имя или название', 40],
    services: ['Услуги', 60],
    reviews: ['Отзывы', 24],
    hours: ['Часы', 40],
    caption: ['Подпись', 200],
  }).shape,
  links: list(text(24)).meta({ title: 'Ссылки' }),
  figures: list(stat).meta({ title: 'Цифры' }),
  map: texts({
    avenue: ['Проспект', 16],
    street: ['Улица', 16],
    boulevard: ['Бульвар', 16],
    river: ['Река', 16],
  }).meta({ title: 'Карта' }),
  rating: z.number().min(1).max(5).meta({ title: 'Оценка' }),
  chart: z
    .strictObject({
      title: text(60).meta({ title: 'Заголовок' }),
      firstPage: text(30).meta({ title: 'Первая страница' }),
      months: z
        .array(
          z
            .strictObject({
              month: text(12).meta({ title: 'Месяц' }),
              position: z.number().int().min(1).max(100).meta({ title: 'Место' }),
            })
            .transform((entry) => ({ ...entry, monthParts: { short: shortMonth(entry.month) } })),
        )
        .min(2)
        .max(8)
        .meta({ title: 'Месяцы' }),
    })
    .meta({ title: 'График' }),
  sample,
});

export type FeedAdContent = WithPictures<z.infer<typeof feedAd>>;
export type MapCardContent = z.infer<typeof mapCard>;
export type SearchAdContent = WithPictures<z.infer<typeof searchAd>>;
