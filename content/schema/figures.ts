import { z } from 'zod';
import { id, noun } from './common';

const figure = z.strictObject({
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
});

/** The figures of the business. `{key}` in any text becomes the figure with its unit. */
export const figures = z.record(id, figure);

export type Figure = z.infer<typeof figure>;
