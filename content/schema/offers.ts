import { z } from 'zod';
import { heading, priceText, text } from './common';

export const offers = z.strictObject({
  ...heading,
  button: text(30),
  items: z
    .array(
      z.strictObject({
        title: text(50),
        subtitle: text(70),
        description: text(240),
        features: z.array(text(90)).min(2).max(4),
        /** The large value: «5 000 ₽». */
        value: priceText(16),
        offer: text(60),
      }),
    )
    .length(3),
});
