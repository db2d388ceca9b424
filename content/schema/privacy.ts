import { z } from 'zod';
import { sample, text, texts } from './common';

const legalText = z.strictObject({ title: text(120), paragraphs: z.array(text(2000)).min(1) });

export const privacy = z.strictObject({
  sample,
  ...texts({ title: 40, link: 60, operator: 300, contactsLabel: 60 }).shape,
  ...texts({ date: 30, dateLabel: 30, operatorLabel: 30 }).shape,
  consent: legalText,
  policy: legalText,
  /** The consent to visit statistics, and the paragraph about them in the policy. */
  counter: texts({ question: 200, short: 40, allow: 20, deny: 20, policy: 1000 }).extend({
    /** Whether the question is also shown in a strip at the lower edge of the window, or only in the footer. */
    place: z.enum(['strip', 'footer']),
  }),
  /** Added to the message of a visitor who has ticked the consent box, followed by the date. */
  note: text(120),
});

export type CounterLabels = z.infer<typeof privacy>['counter'];
export type LegalText = z.infer<typeof legalText>;
