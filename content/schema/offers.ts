import { z } from 'zod';
import { heading, list, text } from './common';

const offer = z.strictObject({
  title: text(80),
  subtitle: text(120),
  description: text(600),
  features: list(text(150)),
  /** The large value: «5 000 ₽». */
  value: text(16),
  offer: text(100),
});

export const offers = z.strictObject({
  ...heading,
  conditions: text(30),
  button: text(40),
  items: list(offer),
});
