import { z } from 'zod';
import { heading, priceText, text } from './common';

const offer = z.strictObject({
  title: text(50),
  subtitle: text(70),
  description: text(240),
  features: z.array(text(90)).min(2).max(4),
  /** The large value: «5 000 ₽». */
  value: priceText(16),
  offer: text(60),
});

export const offers = z.strictObject({
  ...heading,
  button: text(30),
  items: z.array(offer).length(3),
});
