import { z } from 'zod';
import { MONTHS } from '@/lib/format';
import { heading, id, list, pluralForms, sample, text, texts, uniqueIds } from './common';

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

const client = z.strictObject({
  id,
  ...texts({ company: 60, business: 80, description: 1000, finalResult: 1000 }).shape,
  /** Names a sale in the totals of the texts. */
  sale: pluralForms,
  months: z.array(month).min(1).max(24).superRefine(distinctMonths).superRefine(leadsHaveCosts),
  sample,
});

/** The fields that the totals in texts are counted from. */
export const counted = client.pick({ id: true, sale: true, months: true }).strip();

export const results = z.strictObject({
  ...heading,
  columns: z.record(month.keyof(), text(20)),
  ...texts({ showTable: 40, showReport: 40, total: 20, conclusion: 30 }).shape,
  words: z.strictObject({ month: pluralForms, lead: pluralForms }),
  /** The titles of the three charts. */
  charts: texts({ leads: 60, cost: 60, sales: 60 }),
  clients: list(client).superRefine(uniqueIds),
});

type Month = z.infer<typeof month>;

function distinctMonths(months: Month[], context: z.RefinementCtx) {
  months.forEach(({ month }, index) => {
    if (months.findIndex((one) => one.month === month) === index) return;
    const message = `месяц «${month}» уже есть выше; добавьте год: ${month.split(/\s/)[0]} 2026`;
    context.addIssue({ code: 'custom', path: [index, 'month'], message });
  });
}

function leadsHaveCosts(months: Month[], context: z.RefinementCtx) {
  const message = 'заявки есть, а цена 0; впишите цену одной заявки';
  months.forEach((month, index) => {
    for (const channel of ['vk', 'yandex'] as const) {
      const path = [index, `${channel}Cost`];
      if (month[`${channel}Leads`] > 0 && month[`${channel}Cost`] === 0)
        context.addIssue({ code: 'custom', path, message });
    }
  });
}
