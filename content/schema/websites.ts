import { z } from 'zod';
import { heading, id, image, list, names, point, sample, stat, text, texts } from './common';
import { servicePage } from './service-page';

const result = texts({ label: 60, value: 24 });

const work = z.strictObject({
  image: image('portfolio'),
  /** The part of the picture that a phone shows, in percent from the left edge to the right one. */
  focus: z.number().int().min(0).max(100).default(50),
  ...texts({ alt: 300, title: 100, description: 600 }).shape,
  /** One of the portfolio's categories. */
  category: id,
  results: list(result),
  sample,
});

const portfolioItem = work.transform(({ focus, image, ...item }) => ({
  ...item,
  image: { ...image, focus },
}));

const siteType = texts({ title: 80, price: 40, description: 600 }).extend({
  features: list(text(150)),
});

export const websites = z.strictObject({
  ...servicePage,
  portfolio: z.strictObject({
    ...heading,
    categories: names,
    /** The labels of the dialog that shows a picture large. */
    enlarged: text(40),
    close: text(20),
    items: list(portfolioItem),
  }),
  types: z.strictObject({ ...heading, items: list(siteType) }),
  process: z.strictObject({ ...heading, steps: list(point) }),
  stats: list(stat),
});
