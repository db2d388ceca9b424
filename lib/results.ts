import { total } from './chart';
import { type Figure, figurePlaceholders } from './figures';
import type { PluralForms } from './format';

/** A month of a client. Costs are whole rubles for one lead. */
type Month = {
  month: string;
  vkLeads: number;
  vkCost: number;
  yandexLeads: number;
  yandexCost: number;
  sales: number;
};

type Client = { id: string; sale: PluralForms; months: readonly Month[] };

/** The nouns that all clients share. */
type Words = { month: PluralForms; lead: PluralForms };

const MONTHS =
  /^(январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь)(\s20\d\d)?$/i;

/** Whether a text is a month, alone or with its year: «Март», «Март 2026». */
export function isMonth(text: string): boolean {
  return MONTHS.test(text);
}

/** The first and the last month: «март–август 2025», «октябрь 2024 – март 2025». Of one month, its name. */
export function writePeriod(months: readonly Pick<Month, 'month'>[]): string {
  const [first = '', last = ''] = [months[0], months.at(-1)].map((one) => one?.month.toLowerCase());
  if (first === last) return first;
  const [name, year] = first.split(/\s/);
  if (!year) return `${name}–${last}`;
  return last.endsWith(year) ? `${name}–${last}` : `${first}\u00a0– ${last}`;
}

/** Rubles and leads of a campaign, or of several. */
export type Spending = { spent: number; leads: number };

/** Rubles for one lead, rounded; 0 without leads. */
export function leadCost({ spent, leads }: Spending): number {
  return leads > 0 ? Math.round(spent / leads) : 0;
}

export function sumSpending(campaigns: readonly Spending[]): Spending {
  return {
    spent: total(campaigns.map(({ spent }) => spent)),
    leads: total(campaigns.map(({ leads }) => leads)),
  };
}

/**
 * The texts for `{results.client.name}`: sums of all months, of the first one (`.first`) and of the last one (`.last`),
 * each also without its unit (`.n`). Costs are averages, weighted by leads. What would be divided by zero is left out.
 */
export function resultPlaceholders({ id, sale, months }: Client, words: Words): [string, string][] {
  const sums = [
    ['', months],
    ['.first', months.slice(0, 1)],
    ['.last', months.slice(-1)],
  ] as const;
  const own = (name: string, figure: Figure) => figurePlaceholders(`results.${id}.${name}`, figure);
  return [
    ...own('months', { value: months.length, unit: words.month }),
    [`results.${id}.period`, writePeriod(months)],
    ...sums.flatMap(([suffix, some]) =>
      Object.entries(sumUp(some, words.lead, sale))
        .filter(([, { value }]) => Number.isFinite(value))
        .flatMap(([name, figure]) => own(name + suffix, figure)),
    ),
  ];
}

function sumUp(months: readonly Month[], lead: PluralForms, sale: PluralForms) {
  const sum = (of: (month: Month) => number) => months.reduce((all, month) => all + of(month), 0);
  const vkLeads = sum((month) => month.vkLeads);
  const yandexLeads = sum((month) => month.yandexLeads);
  const vkSpent = sum((month) => month.vkLeads * month.vkCost);
  const yandexSpent = sum((month) => month.yandexLeads * month.yandexCost);
  const leads = vkLeads + yandexLeads;
  const spent = vkSpent + yandexSpent;
  const sales = sum((month) => month.sales);
  const rubles = (value: number): Figure => ({ value: Math.round(value), unit: '₽' });
  return {
    leads: { value: leads, unit: lead },
    vkLeads: { value: vkLeads, unit: lead },
    yandexLeads: { value: yandexLeads, unit: lead },
    sales: { value: sales, unit: sale },
    spent: rubles(spent),
    leadCost: rubles(spent / leads),
    vkCost: rubles(vkSpent / vkLeads),
    yandexCost: rubles(yandexSpent / yandexLeads),
    saleCost: rubles(spent / sales),
    conversion: { value: Math.round((sales / leads) * 100), unit: '%' },
  } satisfies Record<string, Figure>;
}
