import { z } from 'zod';
import { heading, hero, id, list, meta, point, stat, text } from './common';

const niche = z.strictObject({
  icon: z.enum(['beauty', 'medical', 'legal', 'tech', 'construction', 'education', 'shop']),
  name: text(60),
  count: text(40),
  note: text(300),
});

const sheet = z.strictObject({
  title: text(80),
  caption: text(200),
  leads: text(30),
  cost: text(30),
  /** The client of results.yaml whose months the sheet shows. */
  client: id,
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    ...hero,
    /** Goes with its client. */
    sheet: sheet.optional(),
  }),
  niches: z.strictObject({
    ...heading,
    items: list(niche),
    stats: list(stat),
  }),
  advantages: z.strictObject({ ...heading, items: list(point) }),
  seo: z.strictObject({ ...heading, paragraphs: list(text(2000)) }),
});
