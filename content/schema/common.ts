import { z } from 'zod';
import { setRussianType } from '@/lib/typography';

/** A visible text: `min` to `max` letters as typed, with Russian typography applied. */
export function text(max: number, min = 1) {
  return z.string().trim().min(min).max(max).transform(setRussianType);
}

/** A text with a price, which comes from figures.yaml or prices.yaml. */
export function priceText(max: number) {
  return text(max).refine(
    (value) => /\d/.test(value),
    'в цене нет ни одной цифры; поставьте цену в скобках, например {price.landing}',
  );
}

/** A name that other entries and the code refer to. */
export const id = z.string().regex(/^[a-z][a-z0-9-]*$/);

export const rubles = z.number().int().positive();

export const meta = z.strictObject({
  /** In search results and the browser tab. */
  title: text(65, 20),
  /** Two sentences below the title in search results. */
  description: text(160, 120),
});

/** A large number and its caption. */
export const stat = z.strictObject({ value: text(20), caption: text(70) });

/** A title with a paragraph: an advantage, a guarantee, a step of a process. */
export const point = z.strictObject({ title: text(70), text: text(320) });

/** true until the owner has replaced the sample: the launch check lists it. */
export const sample = z.boolean();

/** The heading of a section. */
export const heading = { title: text(90), intro: text(320).optional() };

/** Refuses two entries with the same id. */
export function uniqueIds(items: { id: string }[], context: z.RefinementCtx) {
  const seen = new Set<string>();
  items.forEach(({ id }, index) => {
    if (seen.has(id)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `id «${id}» уже занят другой записью; придумайте другой`,
      });
    }
    seen.add(id);
  });
}
