import { z } from 'zod';
import { heading, id, list, text } from './common';

export const faq = z.strictObject({
  ...heading,
  labels: z.strictObject({ showAll: text(40), hideAll: text(40), link: text(40) }),
  items: list(
    z.strictObject({
      /** The fragment of the question's address; its number without one. */
      id: id.optional(),
      question: text(200),
      answer: text(2000),
    }),
  ),
});
