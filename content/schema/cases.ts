import { z } from 'zod';
import { heading, id, image, list, names, pluralForms, sample, text, uniqueIds } from './common';

/** Says what a picture shows. */
const caption = text(300);

/** Words inside drawings, as long as there is room. */
const row = z.strictObject({ name: text(20), price: text(11) });
const week = z.array(text(5)).length(5);
const shelf = z.array(text(9)).length(3);

/** The owner's own picture, or a drawing with the words that stand in it. */
const picture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), caption, image: image('case'), alt: text(300) }),
  z.strictObject({
    kind: z.literal('booking'),
    caption,
    days: week,
    hours: z.array(text(6)).length(5),
  }),
  z.strictObject({ kind: z.literal('pricelist'), caption, rows: z.array(row).length(5) }),
  z.strictObject({ kind: z.literal('calendar'), caption, month: text(20), days: week }),
  z.strictObject({ kind: z.literal('shelf'), caption, top: shelf, middle: shelf, bottom: shelf }),
  z.strictObject({
    kind: z.literal('plan'),
    caption,
    width: text(12),
    living: text(14),
    kitchen: text(14),
    bedroom: text(12),
    hall: text(9),
    nursery: text(12),
  }),
]);

/** Gets `rubles` where the figure is one price: «1 200 ₽». */
const metric = z.strictObject({ label: text(80), value: text(16) }).transform((metric) => ({
  ...metric,
  rubles: /^\d[\d\s]*₽$/.test(metric.value) ? Number(metric.value.replace(/\D/g, '')) : undefined,
}));

const caseItem = z.strictObject({
  id,
  /** One of the categories below. */
  category: id,
  title: text(120),
  result: text(200),
  description: text(1000),
  /** Puts the case into the report sheet of the first screen. `words` name what its price buys. */
  trade: z.strictObject({ name: text(40), words: pluralForms }).optional(),
  metrics: list(metric),
  picture: picture.optional(),
  sample,
});

export const cases = z.strictObject({
  ...heading,
  /** The name of the tab list and of its first tab. Categories with cases follow. */
  tabs: z.strictObject({ label: text(40), all: text(40) }),
  categories: names,
  button: text(40),
  items: list(caseItem).superRefine(uniqueIds),
});
