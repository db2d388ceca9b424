import type { PluralForms } from './format';
import { sum } from './sum';

/** Leads of two channels. Costs are in rubles for one lead. */
type Month = {
  vkLeads: number;
  vkCost: number;
  yandexLeads: number;
  yandexCost: number;
  sales: number;
};

export const leadsIn = ({ vkLeads, yandexLeads }: Month) => vkLeads + yandexLeads;

/** What the advertising platforms were paid. */
export const spentIn = ({ vkLeads, vkCost, yandexLeads, yandexCost }: Month) =>
  vkLeads * vkCost + yandexLeads * yandexCost;

/** In whole rubles, over all channels, without the marketer's work. A month without leads has none. */
export const leadCost = (month: Month) => averageCost(spentIn(month), leadsIn(month));

/** Divides what was spent by the number of leads or sales. Without any there is no cost. */
export function averageCost(spent: number, count: number): number | undefined {
  return count > 0 ? Math.round(spent / count) : undefined;
}

/** A service that a client pays for. */
export type PaidService = { id: string; price: number; payment: 'monthly' | 'oneTime' };

/** Finds the services that a client pays for in the price list. */
export function servicesWith<Item extends { id: string }>(
  ids: readonly string[],
  services: readonly Item[],
): Item[] {
  return services.filter(({ id }) => ids.includes(id));
}

/** What the marketer's work costs a month. */
export const monthlyFee = (services: readonly PaidService[]) =>
  sum(services.filter(({ payment }) => payment === 'monthly').map(({ price }) => price));

/** A week's share of a monthly fee. */
export const weeklyFee = (services: readonly PaidService[]) =>
  Math.round((monthlyFee(services) * 7) / 30);

/** What the marketer's work costs over a number of months, with what is paid once. */
export const totalFee = (services: readonly PaidService[], months: number) =>
  monthlyFee(services) * months +
  sum(services.filter(({ payment }) => payment === 'oneTime').map(({ price }) => price));

type Client<Report extends Month> = {
  months: readonly Report[];
  sale: PluralForms;
  /** The ids of the services that the client pays for. */
  services: readonly string[];
};

/** What the advertising for a client costs alone, and together with the marketer's work. In whole rubles. */
type Price = { ads: number | undefined; withWork: number | undefined };

/** What one sale of a client costs. A client without sales is told the cost of a lead. */
export function clientPrices<Report extends Month, Service extends PaidService>(
  { months, sale, services: ids }: Client<Report>,
  priceList: readonly Service[],
  lead: PluralForms,
) {
  const services = servicesWith(ids, priceList);
  const hasSales = months.some(({ sales }) => sales > 0);
  const countIn = hasSales ? ({ sales }: Month) => sales : leadsIn;
  const priceOver = (span: readonly Report[], fee: number): Price => {
    const spent = sum(span.map(spentIn));
    const count = sum(span.map(countIn));
    return { ads: averageCost(spent, count), withWork: averageCost(spent + fee, count) };
  };
  return {
    services,
    fee: monthlyFee(services),
    noun: hasSales ? sale : lead,
    /** The months that have a price. */
    months: months.filter((month) => countIn(month) > 0),
    priceIn: (month: Report) => priceOver([month], monthlyFee(services)),
    average: priceOver(months, totalFee(services, months.length)),
  };
}
