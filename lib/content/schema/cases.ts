import { z } from 'zod';
import { workingDaysOf } from '@/lib/month-names';
import { serviceRouteIds } from '@/lib/routes';
import {
  alternative,
  heading,
  id,
  image,
  list,
  names,
  noun,
  rubles,
  sample,
  source,
  text,
  texts,
  uniqueIds,
  type WithPictures,
  withLength,
} from './common';
import { monthName } from './results';

const caption = text(300).meta({ title: 'Подпись' });

/** Words inside drawings. Their limits are the room in the drawing. */
const row = texts({ name: ['Имя или название', 20], price: ['Цена', 11] });
const shelf = z.array(text(9)).length(3);

/** The owner's own picture, or a drawing with the words in it. */
const picture = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('image'),
      caption,
      image: image('case').meta({ title: 'Картинка' }),
      alt: text(300).meta({ title: 'Что на картинке' }),
    })
    .meta(alternative('картинка')),
  z
    .strictObject({
      kind: z.literal('booking'),
      caption,
      days: z.array(text(5)).length(5).meta({ title: 'Дни' }),
      hours: z.array(text(6)).length(5).meta({ title: 'Часы' }),
    })
    .meta(alternative('неделя записи')),
  z
    .strictObject({
      kind: z.literal('pricelist'),
      caption,
      rows: z.array(row).length(5).meta({ title: 'Строки' }),
    })
    .meta(alternative('прайс')),
  z
    .strictObject({
      kind: z.literal('calendar'),
      caption,
      /** The drawing shows its days below their weekdays. */
      month: monthName
        .refine((month) => /\d/.test(month), 'нужен и год: Октябрь 2026')
        .meta({ title: 'Месяц' }),
    })
    .transform((calendar) => ({ ...calendar, monthParts: { days: workingDaysOf(calendar.month) } }))
    .meta(alternative('календарь')),
  z
    .strictObject({
      kind: z.literal('shelf'),
      caption,
      top: shelf.meta({ title: 'Верхняя полка' }),
      middle: shelf.meta({ title: 'Средняя полка' }),
      bottom: shelf.meta({ title: 'Нижняя полка' }),
    })
    .meta(alternative('витрина')),
  z
    .strictObject({
      kind: z.literal('plan'),
      caption,
      ...texts({
        width: ['Ширина', 12],
        living: ['Гостиная', 14],
        kitchen: ['Кухня', 14],
        bedroom: ['Спальня', 12],
        hall: ['Прихожая', 9],
        nursery: ['Детская', 12],
      }).shape,
    })
    .meta(alternative('план')),
]);

/** `leadCost` marks the cost of a lead. If the value is a single price, «1 200 ₽», it becomes that number of rubles. */
const metric = texts({ label: ['Подпись', 80], value: ['Число', 16] })
  .extend({ leadCost: z.boolean().optional().meta({ title: 'Это цена заявки' }) })
  .transform(({ leadCost, ...shown }) => {
    const isPrice = leadCost && /^\d[\d\s]*₽$/.test(shown.value);
    const rubles = isPrice ? Number(shown.value.replace(/\D/g, '')) : undefined;
    return { ...withLength(shown), leadCost: rubles };
  });

const caseItem = z.strictObject({
  id,
  category: id.meta({ title: 'Категория', list: 'cases.categories' }),
  ...texts({ title: ['Заголовок', 120], result: ['Итог', 200], description: ['Описание', 1000] })
    .shape,
  /** Adds the case to the report sheet of the first screen. `words` are the forms of the word for its leads. */
  trade: z
    .strictObject({
      name: text(40).meta({ title: 'Имя или название' }),
      words: noun.meta({ title: 'Слова для 1, 2 и 5' }),
      /** In rubles. The cost of the case's metric is that of the last month. */
      firstCost: rubles.optional().meta({ title: 'Цена заявки в первый месяц' }),
      services: list(id.meta({ title: 'Услуга', list: 'prices.services' })).meta({
        title: 'Оплаченные услуги',
      }),
    })
    .optional()
    .meta({ title: 'Дело' }),
  /** The service page that shows the case, too. */
  page: z.enum(serviceRouteIds).optional().meta({ title: 'Страница' }),
  metrics: list(metric).meta({ title: 'Показатели' }),
  picture: picture.optional().meta({ title: 'Картинка' }),
  source,
  sample,
});

export const cases = z.strictObject({
  ...heading,
  /** The name of the tab list and of the first tab. The other tabs are the categories with cases. */
  tabs: texts({ label: ['Подпись', 40], all: ['Все', 40] }).meta({ title: 'Вкладки' }),
  categories: names.meta({ title: 'Категории' }),
  ...texts({
    button: ['Кнопка', 40],
    more: ['Подробнее', 30],
    sourceLabel: ['Подпись ссылки на источник', 40],
  }).shape,
  items: list(caseItem).superRefine(uniqueIds).meta({ title: 'Записи' }),
});

export type Case = WithPictures<z.infer<typeof caseItem>>;
export type CasePicture = WithPictures<z.infer<typeof picture>>;
