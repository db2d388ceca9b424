import { formatNumber, formatPeriod, NO_BREAK_SPACE, plural } from '@/lib/format';
import { leadsIn, spentIn } from '@/lib/months';
import { sum } from '@/lib/sum';
import type { ClientReport, Figure, ReportWords } from './schema';

type Client = Pick<ClientReport, 'id' | 'sale' | 'months'>;
type Forms = Client['sale'];

type Replacement = [name: string, text: string];

/** Writes a figure with its unit for `{name}`, «7–14 дней», and without it for `{name.n}`, «7–14». */
export function figureTexts(name: string, { value, to, plus, unit }: Figure): Replacement[] {
  const upper = to === undefined ? '' : `–${formatNumber(to)}`;
  const number = `${formatNumber(value)}${upper}${plus ? '+' : ''}`;
  // The upper end of a range decides the form of the noun.
  const noun = Array.isArray(unit) ? plural(to ?? value, unit) : (unit ?? '');
  const space = !unit || unit === '%' ? '' : NO_BREAK_SPACE;
  return [
    [name, `${number}${space}${noun}`],
    [`${name}.n`, number],
  ];
}

/** Writes a client's totals for `{results.client.total}`, and those of its `.first` and `.last` month. */
export function resultTexts({ id, sale, months }: Client, words: ReportWords): Replacement[] {
  const spans = [
    { suffix: '', spanMonths: months },
    { suffix: '.first', spanMonths: months.slice(0, 1) },
    { suffix: '.last', spanMonths: months.slice(-1) },
  ];
  return [
    [`results.${id}.period`, formatPeriod(months)],
    ...figureTexts(`results.${id}.months`, { value: months.length, unit: words.month }),
    ...spans.flatMap(({ suffix, spanMonths }) =>
      Object.entries(sumUp(spanMonths, words.lead, sale)).flatMap(([total, figure]) => {
        const name = `results.${id}.${total}${suffix}`;
        return Number.isFinite(figure.value) ? figureTexts(name, figure) : missingTexts(name);
      }),
    ),
  ];
}

/** A channel without leads has no cost. */
const missingTexts = (name: string): Replacement[] => [
  [name, '—'],
  [`${name}.n`, '—'],
];

/** Average costs are weighted by leads, not by months. */
function sumUp(months: Client['months'], lead: Forms, sale: Forms): Record<string, Figure> {
  const total = (of: (month: (typeof months)[number]) => number) => sum(months.map(of));
  const leads = total(leadsIn);
  const spent = total(spentIn);
  const sales = total((month) => month.sales);
  const vkLeads = total((month) => month.vkLeads);
  const vkSpent = total((month) => month.vkLeads * month.vkCost);
  const yandexLeads = leads - vkLeads;
  const rubles = (value: number): Figure => ({ value: Math.round(value), unit: '₽' });
  return {
    leads: { value: leads, unit: lead },
    vkLeads: { value: vkLeads, unit: lead },
    yandexLeads: { value: yandexLeads, unit: lead },
    sales: { value: sales, unit: sale },
    spent: rubles(spent),
    leadCost: rubles(spent / leads),
    vkCost: rubles(vkSpent / vkLeads),
    yandexCost: rubles((spent - vkSpent) / yandexLeads),
    saleCost: rubles(spent / sales),
    conversion: { value: Math.round((sales / leads) * 100), unit: '%' },
  };
}
