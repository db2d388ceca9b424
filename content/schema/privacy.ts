import { z } from 'zod';
import { text } from './common';

const legalText = z.strictObject({
  title: text(120),
  paragraphs: z.array(text(2000)).min(1),
});

export const privacy = z.strictObject({
  /** Marks both texts for the launch check until the owner has confirmed them. */
  sample: z.boolean(),
  title: text(40),
  link: text(60),
  /** The date of both texts. */
  date: text(30),
  dateLabel: text(30),
  operatorLabel: text(30),
  operator: text(300),
  contactsLabel: text(60),
  consent: legalText,
  policy: legalText,
  /** The consent to visit statistics, and their paragraph of the policy. */
  counter: z.strictObject({
    question: text(200),
    allow: text(20),
    deny: text(20),
    policy: text(1000),
  }),
  /** Added to the message of a visitor who has ticked the consent box; the date follows it. */
  note: text(120),
});
