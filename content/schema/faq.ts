import { z } from 'zod';
import { heading, list, text } from './common';

export const faq = z.strictObject({
  ...heading,
  items: list(z.strictObject({ question: text(200), answer: text(2000) })),
});
