type Month = Record<'vkLeads' | 'vkCost' | 'yandexLeads' | 'yandexCost' | 'sales', number>;

/** Counts the leads of a month by all channels. */
export const leadsIn = ({ vkLeads, yandexLeads }: Month) => vkLeads + yandexLeads;

/** In whole rubles, by all channels; 0 without leads. */
export const leadCost = (month: Month) => share(month, leadsIn(month));

export const saleCost = (month: Month) => share(month, month.sales);

function share({ vkLeads, vkCost, yandexLeads, yandexCost }: Month, parts: number): number {
  return parts > 0 ? Math.round((vkLeads * vkCost + yandexLeads * yandexCost) / parts) : 0;
}
