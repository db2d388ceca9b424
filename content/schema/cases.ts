import { z } from 'zod';
import { heading, id, list, sample, text, uniqueIds } from './common';

export const caseCategories = ['beauty', 'medical', 'legal', 'tech', 'construction'] as const;

const caseItem = z.strictObject({
  id,
  category: z.enum(caseCategories),
  title: text(120),
  result: text(200),
  description: text(1000),
  metrics: list(z.strictObject({ label: text(80), value: text(16) })),
  /** What the picture of the case shows. */
  caption: text(300),
  /** The texts in the drawing of the category, in its own order. */
  labels: z.array(text(18)).min(6).max(10),
  sample,
});

export const cases = z.strictObject({
  ...heading,
  /** `label` is the name of the tab list; the tabs have the order of these fields. */
  tabs: z.strictObject({
    label: text(40),
    all: text(20),
    beauty: text(20),
    medical: text(20),
    legal: text(20),
    tech: text(20),
    construction: text(20),
  }),
  button: text(30),
  items: list(caseItem).superRefine(uniqueIds),
});
