/** Leads of two channels. Costs are in rubles for one lead. */
type Month = {
  vkLeads: number;
  vkCost: number;
  yandexLeads: number;
  yandexCost: number;
  sales: number;
};

export const leadsIn = ({ vkLeads, yandexLeads }: Month) => vkLeads + yandexLeads;

export const spentIn = ({ vkLeads, vkCost, yandexLeads, yandexCost }: Month) =>
  vkLeads * vkCost + yandexLeads * yandexCost;

/** In whole rubles, over all channels. A month without leads has none. */
export const leadCost = (month: Month) => averageCost(spentIn(month), leadsIn(month));

/** In whole rubles, over all channels. A month without sales has none. */
export const saleCost = (month: Month) => averageCost(spentIn(month), month.sales);

/** Divides what was spent by the number of leads or sales. Without any there is no cost. */
export function averageCost(spent: number, count: number): number | undefined {
  return count > 0 ? Math.round(spent / count) : undefined;
}
