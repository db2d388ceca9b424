import { z } from 'zod';
import { readPriceText } from '@/lib/price-text';
import { heading, hero, list, meta, point, text } from './common';

const priceCard = z.strictObject({
  name: text(80),
  /** Structured data takes the figures from this text; one without figures is left out of it. */
  price: text(40).refine(
    (price) => readPriceText(price) || !/\d/.test(price),
    'цену не прочитают поисковики; начните с неё: 18 000 ₽, от 45 000 ₽, 15 000–24 000 ₽ или 5 000 ₽/мес',
  ),
  note: text(100),
  description: text(600),
  features: list(text(150)),
  featured: z.boolean().optional(),
});

/** What every service page has; each adds its own sections. */
export const servicePage = {
  meta,
  /** The link to this page on the other service pages. */
  teaser: z.strictObject({ title: text(60), text: text(300), price: text(40) }),
  hero: z.strictObject(hero),
  benefits: z.strictObject({ ...heading, items: list(point) }),
  prices: z.strictObject({ ...heading, items: list(priceCard) }),
  others: z.strictObject({ title: text(120) }),
  callout: z.strictObject({ title: text(120), text: text(500) }),
};
