import { z } from 'zod';
import { heading, id, sample, text, uniqueIds } from './common';

export const caseCategories = ['beauty', 'medical', 'legal', 'tech', 'construction'] as const;

const caseItem = z.strictObject({
  id,
  category: z.enum(caseCategories),
  title: text(80),
  result: text(90),
  description: text(420),
  metrics: z.array(z.strictObject({ label: text(40), value: text(16) })).length(3),
  /** What the picture of the case shows. */
  caption: text(120),
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
  items: z.array(caseItem).min(5).superRefine(uniqueIds).superRefine(everyCategory),
});

function everyCategory(items: z.infer<typeof caseItem>[], context: z.RefinementCtx) {
  const shown = items.map(({ category }) => category);
  for (const category of caseCategories.filter((one) => !shown.includes(one))) {
    const message = `нет кейса в категории ${category}; у каждой из пяти категорий должен быть свой`;
    context.addIssue({ code: 'custom', message });
  }
}
