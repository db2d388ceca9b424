import { z } from 'zod';
import {
  heading,
  heroFields,
  id,
  list,
  meta,
  point,
  rubles,
  sample,
  stat,
  text,
  texts,
  together,
  withTitleParts,
} from './common';
import { tradeDrawing } from './drawings';

const niche = texts({
  name: ['Имя или название', 60],
  count: ['Сколько', 40],
  note: ['Пометка', 300],
}).extend({
  drawing: tradeDrawing.optional(),
});

/** Browsers round a start or an end between two steps to the next step. */
const range = z
  .strictObject({
    from: rubles.meta({ title: 'От' }),
    to: rubles.meta({ title: 'До' }),
    step: rubles.meta({ title: 'Шаг' }),
    start: rubles.meta({ title: 'С какого начать' }),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'наибольший бюджет меньше наименьшего; поправьте один из двух',
  })
  .refine(({ from, to, start }) => from > to || (from <= start && start <= to), {
    path: ['start'],
    error: 'с этого бюджета не начать: он вне границ; впишите число между ними',
  })
  .meta({ title: 'Бюджеты', ...together });

const sheet = z.strictObject({
  ...texts({
    advertised: ['Слово «рекламы»', 30],
    leads: ['Заявки', 60],
    ads: ['Реклама', 30],
    withWork: ['И моя работа', 30],
  }).shape,
  caption: text(200).optional().meta({ title: 'Подпись' }),
  /** The client whose months the sheet shows. */
  client: id.meta({ title: 'Клиент', list: 'results.clients' }),
  /** The words around the visitor's choice and the number of leads. */
  calculation: z
    .strictObject({
      ...texts({
        title: ['Заголовок', 60],
        trade: ['Дело', 40],
        budget: ['Бюджет', 40],
        makes: ['Слово «это»', 20],
        note: ['Пометка', 100],
        ads: ['Реклама', 20],
        work: ['Работа', 20],
        perMonth: ['В месяц', 20],
        withWork: ['Вместе с работой', 40],
        mine: ['Начало сообщения: «У меня»', 20],
      }).shape,
      range,
      ...texts({
        report: ['Отчёт', 30],
        month: ['Месяц', 10],
        ask: ['Вписать в заявку', 40],
        firstMonth: ['В первый месяц', 40],
      }).shape,
      case: texts({ before: ['Слова перед названием', 30], link: ['Ссылка', 40] }).meta({
        title: 'Кейс',
      }),
    })
    .meta({ title: 'Сколько заявок даст бюджет' }),
});

const campaign = z.strictObject({
  name: text(40).meta({ title: 'Имя или название' }),
  spent: rubles.meta({ title: 'Расход' }),
  leads: z.number().int().nonnegative().meta({ title: 'Заявки' }),
  note: text(60).optional().meta({ title: 'Пометка' }),
});

const report = z.strictObject({
  ...texts({
    title: ['Заголовок', 40],
    week: ['Чья неделя', 80],
    total: ['Итого', 20],
    caption: ['Подпись', 200],
    withWork: ['Вместе с работой', 60],
  }).shape,
  /** The client whose fee the report adds. */
  client: id.meta({ list: 'results.clients' }).optional().meta({ title: 'Клиент' }),
  /** Of the week. */
  sales: z.number().int().nonnegative().optional().meta({ title: 'Продажи' }),
  columns: texts({
    name: ['Имя или название', 20],
    spent: ['Расход', 20],
    leads: ['Заявки', 20],
    cost: ['Цена заявки', 20],
  }).meta({ title: 'Колонки' }),
  rows: list(campaign).meta({ title: 'Строки' }),
  plan: z
    .strictObject({
      title: text(60).meta({ title: 'Заголовок' }),
      items: list(text(140)).meta({ title: 'Записи' }),
    })
    .meta({ title: 'План' }),
  sample,
});

export const home = z.strictObject({
  meta,
  hero: heroFields
    .safeExtend({ sheet: sheet.optional().meta({ title: 'Лист отчёта' }) })
    .transform(withTitleParts)
    .meta({ title: 'Первый экран' }),
  niches: z
    .strictObject({
      ...heading,
      items: list(niche).meta({ title: 'Записи' }),
      stats: list(stat).meta({ title: 'Числа' }),
    })
    .meta({ title: 'Ниши' }),
  advantages: z
    .strictObject({
      ...heading,
      items: list(point).meta({ title: 'Записи' }),
      report: report.optional().meta({ title: 'Отчёт' }),
    })
    .meta({ title: 'Почему со мной спокойно' }),
  seo: z
    .strictObject({
      ...heading,
      more: text(30).meta({ title: 'Подробнее' }),
      less: text(30).meta({ title: 'Свернуть' }),
      paragraphs: list(text(2000)).meta({ title: 'Абзацы' }),
    })
    .meta({ title: 'Продвижение' }),
});

export type BudgetLabels = z.infer<typeof sheet>['calculation'];
export type Niche = z.infer<typeof niche>;
export type ReportSheetContent = z.infer<typeof sheet>;
export type WeeklyReportContent = z.infer<typeof report>;
