import { deepValues } from '../../../content/deep-values';
import type { Content } from '../../../content/schema';
import { formatCost, formatCount, formatNumber, formatRubles } from '../../../lib/format';
import { average, leadsIn } from '../../../lib/months';
import { sum } from '../../../lib/sum';
import { valueIn } from './fields';
import { pagesOf } from './pages';

/** A text that the site makes of a value elsewhere. Texts name those with a name. */
export type Figure = { name: string; text: string; path: string };

/** Lists what the texts name, and what charts and reports show without a name. */
export function figuresOf(
  content: Content,
  texts: Iterable<[name: string, text: string]>,
): Figure[] {
  const named = [...texts].map(([name, text]) => ({ name, text, path: sourceOf(name, content) }));
  return [...named, ...totals(content)];
}

/** The path of the number, or of the rows that it is counted from. */
function sourceOf(name: string, { prices, results }: Content): string {
  const [first = '', id] = name.replace(/\.n$/, '').split('.');
  const indexIn = (list: { id: string }[]) => list.findIndex((one) => one.id === id);
  const facts: Record<string, string> = {
    price: `prices.services.${indexIn(prices.services)}.price`,
    results: `results.clients.${indexIn(results.clients)}.months`,
    person: 'site.person.name',
    location: 'site.city',
    city: 'site.city',
    hours: 'site.hours',
  };
  return facts[first] ?? `figures.${first}`;
}

/** Returns a function that says where else a number stands: «Стоит ещё в 11 местах на 5 страницах». */
export function usesIn(written: unknown, figures: Figure[]) {
  const texts = deepValues(written).flatMap(({ value, path }) =>
    typeof value === 'string' ? [{ value, path: path.join('.') }] : [],
  );
  const named = figures
    .filter(({ name }) => name)
    .map(({ name, path }) => ({
      path: `${path}.`,
      users: texts.filter(({ value }) => value.includes(`{${name}}`)),
    }));
  return (path: string) => {
    const users = new Set(
      named.flatMap((one) => (`${path}.`.startsWith(one.path) ? one.users : [])),
    );
    if (users.size === 0) return '';
    const pages = new Set(
      [...users].flatMap((user) => {
        const [entry] = /^(cases|reviews)\.items\.\d+/.exec(user.path) ?? [];
        return pagesOf(user.path, entry && valueIn(written, `${entry}.page`));
      }),
    );
    const computed = path.endsWith('.months') ? 'Сайт считает это сам, из этих строк. ' : '';
    return `${computed}Стоит ещё в ${formatCount(users.size, ['месте', 'местах', 'местах'])} на ${formatCount(pages.size, ['странице', 'страницах', 'страницах'])}.`;
  };
}
/** Sums and costs that charts and the weekly report show without a name. */
function totals({ results, home }: Content): Figure[] {
  const rows = home.advantages.report?.rows ?? [];
  const report = (path: string, spent: number, leads: number) => {
    const texts = [formatRubles(spent), formatCost(average(spent, leads)), formatNumber(leads)];
    return texts.map((text) => ({ name: '', text, path: `home.advantages.report.rows${path}` }));
  };
  return [
    ...results.clients.flatMap(({ months }, client) =>
      months.map((counts, month) => ({
        name: '',
        text: formatNumber(leadsIn(counts)),
        path: `results.clients.${client}.months.${month}`,
      })),
    ),
    ...rows.flatMap(({ spent, leads }, index) => report(`.${index}`, spent, leads)),
    ...report('', sum(rows.map(({ spent }) => spent)), sum(rows.map(({ leads }) => leads))),
  ];
}
