import { z } from 'zod';
import { heading, hero, list, meta, point, stat, text, texts } from './common';
import { feedAd, mapCard, portfolio, searchAd } from './examples';

const priceCard = z.strictObject({
  ...texts({ name: 80, price: 40, note: 100, description: 600 }).shape,
  features: list(text(150)),
  /** The marketer's advice, in handwriting. */
  remark: text(60).optional(),
  featured: z.boolean().optional(),
});

/** The fields that all service pages share. Each page adds its own sections. */
const servicePage = {
  meta,
  /** The link to this page on the other service pages. */
  teaser: texts({ title: 60, text: 300, price: 40 }),
  hero,
  benefits: z.strictObject({ ...heading, items: list(point) }),
  prices: z.strictObject({ ...heading, items: list(priceCard) }),
  others: texts({ title: 120 }),
  callout: texts({ title: 120, text: 500 }),
};

/** A search query. The advertisement is shown to people with wanted queries only. */
const query = z.strictObject({ query: text(30), wanted: z.boolean() });

const process = z.strictObject({ ...heading, steps: list(point) });

export const targeting = z.strictObject({ ...servicePage, example: feedAd.optional() });

export const contextual = z.strictObject({
  ...servicePage,
  example: searchAd.optional(),
  benefits: servicePage.benefits.extend({ queries: list(query) }),
  process,
});

export const websites = z.strictObject({ ...servicePage, portfolio, process, stats: list(stat) });

export const seo = z.strictObject({
  ...servicePage,
  example: mapCard.optional(),
  local: z.strictObject({
    ...heading,
    items: list(point),
    /** The rows of a filled card on the map. */
    card: list(texts({ label: 14, value: 20 })),
  }),
});

export type PriceCard = z.infer<typeof priceCard>;
export type Teaser = z.infer<typeof servicePage.teaser>;
