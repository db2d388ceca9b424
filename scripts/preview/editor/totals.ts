import type { Content } from '../../../content/schema';
import { formatCost, formatNumber, formatRubles } from '../../../lib/format';
import { average, leadsIn } from '../../../lib/months';
import { sum } from '../../../lib/sum';

/** The path of the number that a figure of the texts is made of, or of the rows that it is counted from. */
export function sourceOf(name: string, { prices, results }: Content): string {
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

/** Sums and costs that charts and the weekly report show, by the path of their rows. */
export function totalsOf({ results, home }: Content): Record<string, string[]> {
  const rows = home.advantages.report?.rows ?? [];
  const spent = sum(rows.map((row) => row.spent));
  const leads = sum(rows.map((row) => row.leads));
  const path = 'home.advantages.report.rows';
  const costs = rows.map((row) => [formatCost(average(row.spent, row.leads))]);
  const months = results.clients.flatMap((client, index) =>
    client.months.map((month, number) => [
      `results.clients.${index}.months.${number}`,
      [formatNumber(leadsIn(month))],
    ]),
  );
  return {
    ...Object.fromEntries(months),
    ...Object.fromEntries(costs.map((cost, index) => [`${path}.${index}`, cost])),
    [path]: [formatRubles(spent), formatCost(average(spent, leads)), formatNumber(leads)],
  };
}
