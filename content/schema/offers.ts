import { z } from 'zod';
import { heading, list, text, texts } from './common';

const offer = z.strictObject({
  ...texts({ title: 80, subtitle: 120, description: 600, offer: 100 }).shape,
  features: list(text(150)),
  /** The large value: «5 000 ₽». */
  value: text(16),
});

export const offers = z.strictObject({
  ...heading,
  conditions: text(30),
  button: text(40),
  items: list(offer),
});
