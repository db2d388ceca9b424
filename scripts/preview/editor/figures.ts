import type { Content } from '../../../content/schema';
import { formatCost, formatNumber, formatRubles } from '../../../lib/format';
import { average, leadsIn } from '../../../lib/months';
import { sum } from '../../../lib/sum';

/** A text that the site makes of a value elsewhere. Texts name those with a name. */
export type Figure = { name: string; text: string; path: string };

/** Lists what the texts name, and what charts and reports show without a name. */
export function figuresOf(content: Content, texts: ReadonlyMap<string, string>): Figure[] {
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

/** Sums and costs that charts and the weekly report show without a name. */
function totals({ results, home }: Content): Figure[] {
  const rows = home.advantages.report?.rows ?? [];
  const all = {
    spent: sum(rows.map((row) => row.spent)),
    leads: sum(rows.map((row) => row.leads)),
  };
  const at = (path: string, ...texts: string[]) => texts.map((text) => ({ name: '', text, path }));
  return [
    ...results.clients.flatMap(({ months }, client) =>
      months.flatMap((counts, month) =>
        at(`results.clients.${client}.months.${month}`, formatNumber(leadsIn(counts))),
      ),
    ),
    ...[...rows.entries(), ['', all] as const].flatMap(([index, { spent, leads }]) =>
      at(
        `home.advantages.report.rows.${index}`.replace(/\.$/, ''),
        formatRubles(spent),
        formatCost(average(spent, leads)),
        formatNumber(leads),
      ),
    ),
  ];
}
