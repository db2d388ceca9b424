import { z } from 'zod';
import { heading, id, list, text, texts, uniqueIds } from './common';

export const faq = z.strictObject({
  ...heading,
  labels: texts({ showAll: 40, hideAll: 40, link: 40 }),
  items: list(
    z.strictObject({
      /** The fragment of the question's address; its number without one. */
      id: id.optional(),
      question: text(200),
      answer: text(2000),
    }),
  ).superRefine(uniqueIds),
});
