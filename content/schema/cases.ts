import { z } from 'zod';
import { serviceRouteIds } from '@/lib/routes';
import {
  heading,
  id,
  image,
  list,
  names,
  noun,
  sample,
  source,
  text,
  texts,
  uniqueIds,
} from './common';
import { monthName } from './results';

const caption = text(300);

/** Words inside drawings. Their limits are the room in the drawing. */
const row = texts({ name: 20, price: 11 });
const shelf = z.array(text(9)).length(3);

/** The owner's own picture, or a drawing with the words in it. */
const picture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('image'), caption, image: image('case'), alt: text(300) }),
  z.strictObject({
    kind: z.literal('booking'),
    caption,
    days: z.array(text(5)).length(5),
    hours: z.array(text(6)).length(5),
  }),
  z.strictObject({ kind: z.literal('pricelist'), caption, rows: z.array(row).length(5) }),
  z.strictObject({
    kind: z.literal('calendar'),
    caption,
    /** The drawing shows its days below their weekdays. */
    month: monthName.refine((month) => /\d/.test(month), 'нужен и год: Октябрь 2026'),
  }),
  z.strictObject({ kind: z.literal('shelf'), caption, top: shelf, middle: shelf, bottom: shelf }),
  z.strictObject({
    kind: z.literal('plan'),
    caption,
    ...texts({ width: 12, living: 14, kitchen: 14, bedroom: 12, hall: 9, nursery: 12 }).shape,
  }),
]);

/** `leadCost` marks the cost of a lead. If the value is a single price, «1 200 ₽», it becomes that number of rubles. */
const metric = texts({ label: 80, value: 16 })
  .extend({ leadCost: z.boolean().optional() })
  .transform(({ leadCost, ...shown }) => {
    const isPrice = leadCost && /^\d[\d\s]*₽$/.test(shown.value);
    return { ...shown, leadCost: isPrice ? Number(shown.value.replace(/\D/g, '')) : undefined };
  });

const caseItem = z.strictObject({
  id,
  category: id.meta({ list: 'cases.categories' }),
  ...texts({ title: 120, result: 200, description: 1000 }).shape,
  /** Adds the case to the report sheet of the first screen. `words` are the forms of the word for its leads. */
  trade: z.strictObject({ name: text(40), words: noun }).optional(),
  /** The service page that shows the case, too. */
  page: z.enum(serviceRouteIds).optional(),
  metrics: list(metric),
  picture: picture.optional(),
  source,
  sample,
});

export const cases = z.strictObject({
  ...heading,
  /** The name of the tab list and of the first tab. The other tabs are the categories with cases. */
  tabs: texts({ label: 40, all: 40 }),
  categories: names,
  ...texts({ button: 40, more: 30, sourceLabel: 40 }).shape,
  items: list(caseItem).superRefine(uniqueIds),
});

export type Case = z.infer<typeof caseItem>;
export type CasePicture = z.infer<typeof picture>;
