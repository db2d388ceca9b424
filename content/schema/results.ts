import { z } from 'zod';
import { MONTHS } from '@/lib/format';
import { distinct, heading, id, list, noun, sample, text, texts, uniqueIds } from './common';

const count = z.number().int().nonnegative();

const MONTH = RegExp(`^(${MONTHS.join('|')})(\\s20\\d\\d)?$`, 'i');

export const monthName = text(20)
  .refine((name) => MONTH.test(name), 'нужен месяц словом, если нужно, с годом: Март или Март 2026')
  .transform((name) => name.charAt(0).toUpperCase() + name.slice(1));

const month = z.strictObject({
  month: monthName,
  vkLeads: count,
  /** Whole rubles for one lead; 0 in a month without leads. */
  vkCost: count,
  yandexLeads: count,
  yandexCost: count,
  sales: count,
});

const paidMonth = month.superRefine((figures, { addIssue }) => {
  for (const channel of ['vk', 'yandex'] as const) {
    if (figures[`${channel}Leads`] === 0 || figures[`${channel}Cost`] > 0) continue;
    const message = 'заявки есть, а цена 0; впишите цену одной заявки';
    addIssue({ code: 'custom', path: [`${channel}Cost`], message });
  }
});

const distinctMonths = distinct('month', (name) => {
  const [month] = name.split(/\s/);
  return `месяц «${name}» уже есть выше; добавьте год: ${month} 2026`;
});

const client = z.strictObject({
  id,
  ...texts({ company: 60, business: 80, description: 1000, finalResult: 1000 }).shape,
  remark: text(60).optional(),
  /** The forms of the word for a sale, for totals in texts. */
  sale: noun,
  months: z.array(paidMonth).min(1).max(24).superRefine(distinctMonths),
  sample,
});

/** The fields that the totals in texts are computed from. */
export const counted = client.pick({ id: true, sale: true, months: true }).strip();

export const results = z.strictObject({
  ...heading,
  columns: z.record(month.keyof(), text(20)),
  ...texts({ showTable: 40, showCharts: 40, total: 20, conclusion: 30 }).shape,
  words: z.strictObject({ month: noun, lead: noun }),
  charts: texts({ leads: 60, cost: 60, sales: 60 }),
  clients: list(client).superRefine(uniqueIds),
});

export type ClientReport = z.infer<typeof client>;
export type ReportMonth = z.infer<typeof month>;
export type ReportWords = z.infer<typeof results>['words'];
