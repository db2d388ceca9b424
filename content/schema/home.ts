import { z } from 'zod';
import { heading, id, meta, point, stat, text, uniqueIds } from './common';

const nicheIds = ['beauty', 'medical', 'legal', 'tech', 'construction', 'education'] as const;

const niche = z.strictObject({
  id: z.enum(nicheIds),
  name: text(40),
  count: text(30),
  note: text(120),
});

export const home = z.strictObject({
  meta,
  hero: z.strictObject({
    eyebrow: text(60),
    title: text(80),
    lead: text(200),
    primary: text(30),
    secondary: text(30),
    facts: z.array(stat).length(3),
    sheet: z.strictObject({
      title: text(60),
      caption: text(120),
      leads: text(30),
      cost: text(30),
      /** The client of results.yaml whose months the sheet shows. */
      client: id,
    }),
  }),
  niches: z.strictObject({
    ...heading,
    items: z.array(niche).length(nicheIds.length).superRefine(uniqueIds),
    stats: z.array(stat).length(4),
  }),
  advantages: z.strictObject({ ...heading, items: z.array(point).min(4).max(8) }),
  seo: z.strictObject({ ...heading, paragraphs: z.array(text(700)).min(2).max(6) }),
});
