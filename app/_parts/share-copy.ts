import { content } from '@/lib/content';
import { visibleSteps } from '@/lib/content/schema/calculator';
import { capitalize, formatPriceTag, formatRubles } from '@/lib/format';
import { clientPrices, leadsIn } from '@/lib/lead-costs';
import type { RouteId } from '@/lib/routes';

/** The texts of the picture of a shared link. */
export type CardCopy = {
  brand: string;
  eyebrow: string;
  title: string;
  figure: string;
  caption: string;
  /** The leads of each month of the client whose price is the figure. */
  leads: readonly number[];
};

export function shareCopy(id: RouteId): CardCopy {
  const { eyebrow, title } = content[id].hero;
  return { brand: content.site.brand, eyebrow, title, leads: [], ...figureOf(id) };
}

/** Home shows what a client costs with the work, the calculator its number of steps, and a service its price. */
function figureOf(id: RouteId): Pick<CardCopy, 'figure' | 'caption'> & Partial<CardCopy> {
  if (id === 'home') {
    const { sheet, facts } = content.home.hero;
    const client = content.results.clients.find(({ id }) => id === sheet?.client);
    const { services } = content.prices;
    if (sheet && client) {
      const { words } = content.results;
      const { months, noun, priceIn } = clientPrices(client, services, words.lead);
      const month = months.at(-1);
      const cost = month && priceIn(month).withWork;
      const caption = `${capitalize(noun[0])} ${month?.monthParts.when}: ${sheet.ads} ${sheet.withWork}`;
      const leads = client.months.map(leadsIn);
      if (cost !== undefined) return { figure: formatRubles(cost), caption, leads };
    }
    const { value: figure = '', caption = '' } = facts[0] ?? {};
    return { figure, caption };
  }
  if (id === 'calculator') {
    const { step, of } = content.calculator.form;
    const visible = visibleSteps(content.calculator.steps, content.prices.services);
    return { figure: `${step} 1 ${of} ${visible.length}`, caption: visible[0]?.title ?? '' };
  }
  const { price, title } = content[id].teaser;
  return { figure: formatPriceTag(price), caption: title };
}
