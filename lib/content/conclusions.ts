import { formatNumber } from '@/lib/format';
import { monthlyFee, servicesWith, totalFee } from '@/lib/lead-costs';
import { sumUp, type Total } from './figures';
import type { ClientReport, Content } from './schema';

type Priced = Pick<Content, 'results' | 'prices'>;

/** A complaint about a figure in the conclusion of a report. A wrong price keeps the site from being built. */
type Complaint = { path: string; message: string; hint: string; isPrice: boolean };

/** Finds figures that belong to a month which their sentence does not name, so that they seem to be those of all. */
export function misplacedFigures({ results, prices }: Priced): Complaint[] {
  return results.clients.flatMap((client, index) => {
    const table = tableOf(client, results.words.lead, prices.services);
    if (table.months.length === 1) return [];
    return figuresIn(client).flatMap(({ field, text, value, unit, sentence }) => {
      const isFigure = isTotal(value, unit);
      if (table.period.some(isFigure)) return [];
      const owners = table.months.filter(({ totals }) => totals.some(isFigure));
      const [owner] = owners;
      if (!owner || owners.some(({ month }) => names(sentence, month))) return [];
      const { key, title } = owner.totals.find(isFigure) as KeyedTotal;
      const ofAll = table.period.find((total) => total.key === key)?.value;
      const all = ofAll === undefined ? '' : `, за все месяцы — ${formatNumber(ofAll)}`;
      const message = `${text} — это ${title} за ${owner.month.toLowerCase()}${all}; назовите месяц рядом с числом`;
      const hint = `первый и последний месяц ставит сайт: {results.${client.id}.when.first}, {results.${client.id}.when.last}`;
      const path = `results.clients.${index}.${field}`;
      return [{ path, message, hint, isPrice: unit === '₽' }];
    });
  });
}

/** Finds sums of money that the table of the report does not have. */
export function unknownSums({ results, prices }: Priced): Pick<Complaint, 'path' | 'message'>[] {
  return results.clients.flatMap((client, index) => {
    const table = tableOf(client, results.words.lead, prices.services);
    const known = [...table.period, ...table.months.flatMap(({ totals }) => totals)];
    return figuresIn(client).flatMap(({ field, text, value, unit }) => {
      const isKnown = known.some(isTotal(value, unit)) || table.fees.includes(value);
      if (unit !== '₽' || isKnown) return [];
      const message = `${text} — такой суммы в таблице этого отчёта нет; проверьте её или поставьте число из таблицы`;
      return [{ path: `results.clients.${index}.${field}`, message }];
    });
  });
}

type KeyedTotal = Total & { key: string };

/** The totals of a client's months, and those of each month. */
function tableOf(
  client: ClientReport,
  lead: Content['results']['words']['lead'],
  priceList: Content['prices']['services'],
) {
  const { months, sale, services: ids } = client;
  const services = servicesWith(ids, priceList);
  const fee = monthlyFee(services);
  const keyed = (totals: Record<string, Total>) =>
    Object.entries(totals).map(([key, total]) => ({ ...total, key }));
  return {
    fees: [fee, ...services.map(({ price }) => price)],
    period: keyed(sumUp(months, lead, sale, totalFee(services, months.length))),
    months: months.map((month) => {
      // The fee is the same in every month.
      const { work: _, ...totals } = sumUp([month], lead, sale, fee);
      return { month: month.month, totals: keyed(totals) };
    }),
  };
}

/** The texts of a report that draw a conclusion. */
const CONCLUSIONS = ['finalResult', 'remark'] as const;

/** Lists sums and counts, «364 ₽» and «63 новых гостя», each with its sentence and the first word of its unit. */
function figuresIn(client: ClientReport) {
  return CONCLUSIONS.flatMap((field) => {
    const sentences = client[field]?.split(/(?<=[.!?])\s/) ?? [];
    return sentences.flatMap((sentence) =>
      [...sentence.matchAll(/(?<!\d)(\d{1,3}(?:\s\d{3})*|\d+)\s(₽|\p{L}+)/gu)].map(
        ([figure, number = '', unit = '']) => {
          const value = Number(number.replace(/\s/g, ''));
          return { field, text: figure, value, unit, sentence };
        },
      ),
    );
  });
}

function isTotal(value: number, unit: string) {
  return (total: Total) => {
    const units = Array.isArray(total.unit) ? total.unit : [total.unit];
    return total.value === value && units.some((form) => form?.split(/\s/)[0] === unit);
  };
}

/** Whether a sentence names a month in any case: «март», «марта», «в марте». */
function names(sentence: string, month: string): boolean {
  const [name = ''] = month.toLowerCase().split(/\s/);
  const stem = name.replace(/[ьй]$/, '');
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some(
    (word) => word.startsWith(stem) && /^([ьйяеюау]|ём|ем|ом)?$/.test(word.slice(stem.length)),
  );
}
