import { z } from 'zod';
import { setRussianType } from '@/lib/typography';

/**
 * A text that a visitor reads: not empty, at most `max` letters as the owner typed it,
 * and set with Russian typography on its way out.
 */
export function text(max: number, min = 1) {
  return z.string().trim().min(min).max(max).transform(setRussianType);
}

/** A text whose figures must come from figures.yaml or prices.yaml, so that no two pages disagree about a price. */
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
  /** What search results and the browser's tab show: up to 65 letters. */
  title: text(65, 20),
  /** Two sentences under the title in search results: 120 to 160 letters. */
  description: text(160, 120),
});

/** A number set large, and the words under it. */
export const stat = z.strictObject({ value: text(20), caption: text(70) });

/** A title with a paragraph: an advantage, a guarantee, a step of a process. */
export const point = z.strictObject({ title: text(70), text: text(320) });

/** true until the owner has put his own words here: the launch check lists it. */
export const sample = z.boolean();

/** What every section opens with. */
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
