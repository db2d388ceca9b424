import { formatNumber, formatPeriod, NO_BREAK_SPACE, plural } from '@/lib/format';
import {
  averageCost,
  leadsIn,
  monthlyFee,
  type PaidService,
  spentIn,
  totalFee,
} from '@/lib/lead-costs';
import { sum } from '@/lib/sum';
import type { ClientReport, Figure, ReportWords } from './schema';

type Client = Pick<ClientReport, 'id' | 'sale' | 'months'> & { company?: string | undefined };
type Forms = Client['sale'];

/** What `{name}` becomes in a text, and what the owner knows it by. */
export type Replacement = { name: string; title: string; text: string };

/** «Опыт: 14+ лет» */
export const describeFigure = ({ title, text }: Replacement) => `${title}: ${text}`;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Puts figures into a text. A placeholder without a figure stays as it is. */
export function fillIn(text: string, figures: readonly Replacement[]): string {
  return replacePlaceholders(
    text,
    (name, placeholder) => figures.find((figure) => figure.name === name)?.text ?? placeholder,
  );
}

/** Replaces each placeholder by what a function returns for its name. */
export function replacePlaceholders(
  text: string,
  replacement: (name: string, placeholder: string) => string,
): string {
  return text.replace(PLACEHOLDER, (placeholder, name) => replacement(name.trim(), placeholder));
}

/** The names of the placeholders of a text. */
export function placeholdersIn(text: string): string[] {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name.trim());
}

/** Writes a figure with its unit for `{name}`, «7–14 дней», and without it for `{name.n}`, «7–14». */
export function figureTexts(name: string, figure: Figure): [Replacement, Replacement] {
  const { title = name, value, to, plus, unit } = figure;
  const upper = to === undefined ? '' : `–${formatNumber(to)}`;
  const number = `${formatNumber(value)}${upper}${plus ? '+' : ''}`;
  // The upper end of a range decides the form of the noun.
  const noun = Array.isArray(unit) ? plural(to ?? value, unit) : (unit ?? '');
  const space = !unit || unit === '%' ? '' : NO_BREAK_SPACE;
  return replacementPair(name, title, `${number}${space}${noun}`, number);
}

function replacementPair(
  name: string,
  title: string,
  withUnit: string,
  withoutUnit: string,
): [Replacement, Replacement] {
  return [
    { name, title, text: withUnit },
    { name: `${name}.n`, title: `${title}, без единицы`, text: withoutUnit },
  ];
}

/** Writes a client's totals for `{results.client.total}`, and those of its `.first` and `.last` month. */
export function resultTexts(
  client: Client,
  words: ReportWords,
  services: readonly PaidService[],
): Replacement[] {
  const { id, sale, months, company = id } = client;
  const count: Figure = {
    title: `${company}, число месяцев`,
    value: months.length,
    unit: words.month,
  };
  const fee = monthlyFee(services);
  const spans = [
    { suffix: '', of: '', spanMonths: months, fee: totalFee(services, months.length) },
    ...ENDS.map(({ suffix, of, index }) => {
      return { suffix, of, spanMonths: [months.at(index)].flatMap((month) => month ?? []), fee };
    }),
  ];
  return [
    { name: `results.${id}.period`, title: `${company}, период`, text: formatPeriod(months) },
    ...figureTexts(`results.${id}.months`, count),
    ...ENDS.map(({ suffix, of, index }) => {
      const text = months.at(index)?.monthParts.when ?? '';
      return { name: `results.${id}.when${suffix}`, title: `${company}, когда${of}`, text };
    }),
    ...spans.flatMap(({ suffix, of, spanMonths, fee }) =>
      Object.entries(sumUp(spanMonths, words.lead, sale, fee)).flatMap(([key, total]) => {
        const name = `results.${id}.${key}${suffix}`;
        const title = `${company}, ${total.title}${of}`;
        const { value, unit } = total;
        return value === undefined
          ? replacementPair(name, title, '—', '—')
          : figureTexts(name, { title, value, unit });
      }),
    ),
  ];
}

const ENDS = [
  { suffix: '.first', of: ', первый месяц', index: 0 },
  { suffix: '.last', of: ', последний месяц', index: -1 },
];

/** Costs and the share of sales have no value where there is nothing to divide by. */
export type Total = { title: string; value: number | undefined; unit: Figure['unit'] };

/**
 * Average costs are weighted by leads, not by months.
 * @param fee rubles for the marketer's work in these months
 */
export function sumUp(
  months: Client['months'],
  lead: Forms,
  sale: Forms,
  fee: number,
): Record<string, Total> {
  const total = (of: (month: (typeof months)[number]) => number) => sum(months.map(of));
  const leads = total(leadsIn);
  const spent = total(spentIn);
  const sales = total((month) => month.sales);
  const vkLeads = total((month) => month.vkLeads);
  const vkSpent = total((month) => month.vkLeads * month.vkCost);
  const yandexLeads = leads - vkLeads;
  const rubles = (title: string, value: number | undefined): Total => ({ title, value, unit: '₽' });
  return {
    leads: { title: 'заявки', value: leads, unit: lead },
    vkLeads: { title: 'заявки из ВКонтакте', value: vkLeads, unit: lead },
    yandexLeads: { title: 'заявки из Яндекса', value: yandexLeads, unit: lead },
    sales: { title: 'продажи', value: sales, unit: sale },
    spent: rubles('расход', spent),
    work: rubles('моя работа', fee),
    paid: rubles('реклама и работа вместе', spent + fee),
    leadCost: rubles('цена заявки', averageCost(spent, leads)),
    vkCost: rubles('цена заявки из ВКонтакте', averageCost(vkSpent, vkLeads)),
    yandexCost: rubles('цена заявки из Яндекса', averageCost(spent - vkSpent, yandexLeads)),
    saleCost: rubles('цена продажи', averageCost(spent, sales)),
    leadPaid: rubles('цена заявки вместе с работой', averageCost(spent + fee, leads)),
    salePaid: rubles('цена продажи вместе с работой', averageCost(spent + fee, sales)),
    conversion: {
      title: 'доля продаж',
      value: leads > 0 ? Math.round((sales / leads) * 100) : undefined,
      unit: '%',
    },
  };
}
