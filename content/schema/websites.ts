import { z } from 'zod';
import { heading, id, point, priceText, sample, stat, text } from './common';
import { servicePage } from './service-page';

const categories = z.enum(['landing', 'shop', 'shop-crm']);

const result = z.strictObject({ label: text(40), value: text(24) });

const portfolioItem = z.strictObject({
  /** The name of its pictures in public/portfolio. */
  image: id,
  alt: text(160),
  title: text(60),
  description: text(240),
  category: categories,
  results: z.array(result).min(2).max(3),
  sample,
});

const siteType = z.strictObject({
  title: text(50),
  price: priceText(40),
  description: text(240),
  features: z.array(text(90)).min(3).max(6),
});

export const websites = z.strictObject({
  ...servicePage,
  portfolio: z.strictObject({
    ...heading,
    categories: z.record(categories, text(40)),
    items: z.array(portfolioItem).min(7),
  }),
  types: z.strictObject({ ...heading, items: z.array(siteType).min(2).max(4) }),
  process: z.strictObject({ ...heading, steps: z.array(point).length(4) }),
  stats: z.array(stat).length(3),
});
