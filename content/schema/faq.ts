import { z } from 'zod';
import { heading, text } from './common';

export const faq = z.strictObject({
  ...heading,
  items: z.array(z.strictObject({ question: text(120), answer: text(700) })).min(8),
});
