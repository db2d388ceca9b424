/** Costs are in rubles for one lead. */
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

/** In whole rubles, over all channels. It is 0 without leads. */
export const leadCost = (month: Month) => average(spentIn(month), leadsIn(month));

export const saleCost = (month: Month) => average(spentIn(month), month.sales);

/** In whole rubles. It is 0 where there is nothing to divide by. */
export const average = (spent: number, parts: number) =>
  parts > 0 ? Math.round(spent / parts) : 0;
