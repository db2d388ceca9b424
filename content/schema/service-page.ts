import { z } from 'zod';
import { readPriceText } from '@/lib/price-text';
import { heading, meta, point, priceText, stat, text } from './common';

const priceCard = z.strictObject({
  name: text(60),
  /** Structured data takes the figures from this text. */
  price: priceText(40).refine(
    readPriceText,
    'цену не прочитают поисковики; начните с неё: 18 000 ₽, от 45 000 ₽, 15 000–24 000 ₽ или 5 000 ₽/мес',
  ),
  note: text(60),
  description: text(240),
  features: z.array(text(110)).min(2).max(8),
  featured: z.boolean().optional(),
});

/** What every service page has; each adds its own sections. */
export const servicePage = {
  meta,
  /** The link to this page on the other service pages. */
  teaser: z.strictObject({ title: text(50), text: text(140), price: priceText(40) }),
  hero: z.strictObject({
    eyebrow: text(60),
    title: text(80),
    lead: text(240),
    primary: text(30),
    secondary: text(30),
    facts: z.array(stat).length(3),
  }),
  benefits: z.strictObject({ ...heading, items: z.array(point).min(4).max(6) }),
  prices: z.strictObject({ ...heading, items: z.array(priceCard).min(1).max(4) }),
  others: z.strictObject({ title: text(70) }),
  callout: z.strictObject({ title: text(80), text: text(240) }),
};
