import type { Content } from '../../../content/schema';
import { formatCost, formatNumber, formatRubles } from '../../../lib/format';
import { average, leadsIn } from '../../../lib/months';
import { sum } from '../../../lib/sum';

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
