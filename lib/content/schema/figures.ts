import { z } from 'zod';
import { id, noun, together } from './common';

const figure = z
  .strictObject({
    value: z.number().nonnegative().meta({ title: 'Число' }),
    /** The upper end of a range. */
    to: z.number().positive().optional().meta({ title: 'До' }),
    /** Adds a plus: «14+ лет». */
    plus: z.boolean().optional().meta({ title: 'Плюс после числа' }),
    /** «₽», «%», or the three Russian plural forms: [год, года, лет]. */
    unit: z
      .union([z.literal('₽'), z.literal('%'), noun])
      .optional()
      .meta({ title: 'Единица' }),
    /** What the editor calls the figure. Without it, its key in the file is shown. */
    title: z.string().trim().min(1).optional().meta({ title: 'Название' }),
  })
  .refine(({ value, to = value }) => value <= to, {
    path: ['to'],
    error: 'верхнее число меньше нижнего; поправьте одно из двух',
  })
  .meta(together);

/** The figures of the business. `{key}` in any text becomes the figure with its unit. */
export const figures = z.record(id, figure);

export type Figure = z.infer<typeof figure>;
