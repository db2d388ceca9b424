import { z } from 'zod';
import { MONTHS, partsOfMonth } from '@/lib/month-names';
import { distinct, heading, id, list, noun, sample, text, texts, uniqueIds } from './common';

const count = z.number().int().nonnegative();

function isMonth(name: string): boolean {
  const [, month = ''] = /^(\p{L}+)(?:\s20\d\d)?$/u.exec(name) ?? [];
  return MONTHS.includes(month.toLowerCase());
}

export const monthName = text(20)
  .refine(isMonth, 'нужен месяц словом, если нужно, с годом: Март или Март 2026')
  .transform((name) => name.charAt(0).toUpperCase() + name.slice(1));

const month = z.strictObject({
  month: monthName.meta({ title: 'Месяц' }),
  vkLeads: count.meta({ title: 'ВКонтакте, заявки' }),
  /** Whole rubles for one lead; 0 in a month without leads. */
  vkCost: count.meta({ title: 'ВКонтакте, цена заявки' }),
  yandexLeads: count.meta({ title: 'Яндекс, заявки' }),
  yandexCost: count.meta({ title: 'Яндекс, цена заявки' }),
  sales: count.meta({ title: 'Продажи' }),
});

const paidMonth = month
  .superRefine((figures, { addIssue }) => {
    for (const channel of ['vk', 'yandex'] as const) {
      if (figures[`${channel}Leads`] === 0 || figures[`${channel}Cost`] > 0) continue;
      const message = 'заявки есть, а цена 0; впишите цену одной заявки';
      addIssue({ code: 'custom', path: [`${channel}Cost`], message });
    }
  })
  .transform((figures) => ({ ...figures, monthParts: partsOfMonth(figures.month) }));

const distinctMonths = distinct('month', (name) => {
  const [month] = name.split(/\s/);
  return `месяц «${name}» уже есть выше; добавьте год: ${month} 2026, или уберите лишнюю строку`;
});

const client = z.strictObject({
  id,
  ...texts({
    company: ['Компания', 60],
    business: ['Дело', 80],
    description: ['Описание', 1000],
    finalResult: ['Вывод', 1000],
  }).shape,
  remark: text(60).optional().meta({ title: 'Пометка от руки' }),
  services: list(id.meta({ title: 'Услуга', list: 'prices.services' })).meta({
    title: 'Оплаченные услуги',
  }),
  /** The forms of the word for a sale, for totals in texts. */
  sale: noun.meta({ title: 'Продажа: слова для 1, 2 и 5' }),
  months: z.array(paidMonth).min(1).max(24).superRefine(distinctMonths).meta({ title: 'Месяцы' }),
  sample,
});

/** Adds whether another client has the same business, so that both need the name of their company. */
const withNamesakes = <Client extends { business: string }>(clients: readonly Client[]) =>
  clients.map((client) => ({
    ...client,
    hasNamesake: clients.some((other) => other !== client && other.business === client.business),
  }));

/** The fields that the totals in texts are computed from. */
export const counted = client.pick({ id: true, services: true, sale: true, months: true }).strip();

export const results = z.strictObject({
  ...heading,
  columns: texts({
    month: ['Месяц', 20],
    vkLeads: ['ВКонтакте, заявки', 20],
    vkCost: ['ВКонтакте, цена заявки', 20],
    yandexLeads: ['Яндекс, заявки', 20],
    yandexCost: ['Яндекс, цена заявки', 20],
    sales: ['Продажи', 20],
  }).meta({ title: 'Колонки' }),
  ...texts({
    showTable: ['Показать таблицу', 40],
    hideTable: ['Свернуть таблицу', 40],
    showCharts: ['Показать графики', 40],
    hideCharts: ['Свернуть графики', 40],
    total: ['Итого', 20],
    conclusion: ['Вывод', 30],
  }).shape,
  price: texts({
    ads: ['Слово «рекламы»', 30],
    withWork: ['Вместе с работой', 60],
    average: ['В среднем', 30],
    work: ['Моя работа', 30],
  }).meta({ title: 'Цена вместе с работой' }),
  words: z
    .strictObject({
      month: noun.meta({ title: 'Месяц' }),
      lead: noun.meta({ title: 'Заявка' }),
    })
    .meta({ title: 'Слова для 1, 2 и 5' }),
  charts: texts({ leads: ['Заявки', 60], cost: ['Цена заявки', 60], sales: ['Продажи', 60] }).meta({
    title: 'Графики',
  }),
  clients: list(client).superRefine(uniqueIds).transform(withNamesakes).meta({ title: 'Клиенты' }),
});

export type ClientReport = z.infer<typeof results>['clients'][number];
export type ReportMonth = z.infer<typeof paidMonth>;
export type ReportWords = z.infer<typeof results>['words'];
