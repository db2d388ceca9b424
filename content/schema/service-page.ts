import { z } from 'zod';
import type { Amount } from '@/lib/structured-data';
import { heading, hero, list, meta, point, text, texts } from './common';

const priceCard = z
  .strictObject({
    name: text(80),
    price: text(40).refine(
      (price) => readAmount(price) || !/\d/.test(price),
      'цену не прочитают поисковики; начните с неё: 18 000 ₽, от 45 000 ₽, 15 000–24 000 ₽ или 5 000 ₽/мес',
    ),
    note: text(100),
    description: text(600),
    features: list(text(150)),
    featured: z.boolean().optional(),
  })
  /** A card whose price has no figures is left out of structured data. */
  .transform((card) => ({ ...card, amount: readAmount(card.price, card.note) }));

const PRICE = /^(от\s|\+)?(\d[\d\s]*)(?:[–-](\d[\d\s]*))?\s₽/;

/** Reads the price at the start of a text: «от 45 000 ₽», «15 000–24 000 ₽», «5 000 ₽/мес». */
export function readAmount(price: string, note = ''): Amount | undefined {
  const [, prefix = '', from, to = from] = PRICE.exec(price) ?? [];
  if (from === undefined) return undefined;
  const rubles = (digits = '') => Number(digits.replace(/\s/g, ''));
  return {
    min: rubles(from),
    max: prefix.startsWith('от') ? undefined : rubles(to),
    monthly: /\/мес|в\sмесяц/.test(`${price} ${note}`),
  };
}

/** The common part of the service pages; each adds its own sections. */
export const servicePage = {
  meta,
  /** The link to this page on the other service pages. */
  teaser: texts({ title: 60, text: 300, price: 40 }),
  hero: z.strictObject(hero),
  benefits: z.strictObject({ ...heading, items: list(point) }),
  prices: z.strictObject({ ...heading, items: list(priceCard) }),
  others: texts({ title: 120 }),
  callout: texts({ title: 120, text: 500 }),
};
