import { z } from 'zod';
import { heading, id, image, list, names, sample, source, stat, text, texts } from './common';

/** An advertisement whose figures come from the report of a client. */
const reported = {
  /** Without this client the example is left out. */
  client: id.meta({ list: 'results.clients' }),
  link: text(40),
  /** The first one is large. */
  figures: list(stat),
  caption: text(200),
  sample,
};

export const feedAd = z.strictObject({
  ...reported,
  ...texts({ author: 40, mark: 20, text: 200, button: 24 }).shape,
  /** A large word with a line above it and crossed-out values below, beside a picture. */
  poster: z.strictObject({
    above: text(20),
    large: text(8),
    crossed: list(text(8)),
    image: image('poster').optional(),
  }),
});

export const searchAd = z.strictObject({
  ...reported,
  ...texts({ query: 40, mark: 20, title: 60, address: 40, text: 160, call: 40 }).shape,
  image: image('banner').optional(),
  links: list(text(24)),
});

export const mapCard = z.strictObject({
  ...texts({ name: 40, trade: 60, reviews: 24, hours: 40, caption: 200 }).shape,
  links: list(text(24)),
  figures: list(stat).optional(),
  map: texts({ avenue: 16, street: 16, boulevard: 16, river: 16 }),
  rating: z.number().min(1).max(5),
  chart: z.strictObject({
    title: text(60),
    firstPage: text(30),
    months: z
      .array(z.strictObject({ month: text(12), position: z.number().int().min(1).max(100) }))
      .min(2)
      .max(8),
  }),
  sample,
});

const work = z.strictObject({
  image: image('portfolio'),
  /** A screenshot on a phone, for visitors with a phone. */
  phoneImage: image('phone').optional(),
  ...texts({ alt: 300, title: 100, description: 600 }).shape,
  category: id.meta({ list: 'websites.portfolio.categories' }),
  results: list(texts({ label: 60, value: 24 })),
  source,
  sample,
});

export const portfolio = z.strictObject({
  ...heading,
  categories: names,
  /** The labels of the dialog with the large picture. */
  ...texts({ enlarged: 40, close: 20 }).shape,
  /** The label that opens the works which a phone hides. Without it none are hidden. */
  showMore: text(40).optional(),
  /** The label of the link of a work with a source. */
  sourceLabel: text(40),
  items: list(work),
});

export type FeedAdContent = z.infer<typeof feedAd>;
export type MapCardContent = z.infer<typeof mapCard>;
export type PortfolioContent = z.infer<typeof portfolio>;
export type SearchAdContent = z.infer<typeof searchAd>;
export type Work = z.infer<typeof work>;
