import { z } from 'zod';
import { text } from './common';

const legalText = z.strictObject({
  title: text(120),
  paragraphs: z.array(text(2000)).min(1),
});

export const privacy = z.strictObject({
  /** true until the owner has entered his name and confirmed both texts: the launch check lists it. */
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
  /** The consent to visit statistics, and what the policy says about them. */
  counter: z.strictObject({
    question: text(200),
    allow: text(20),
    deny: text(20),
    policy: text(1000),
  }),
  /** Added to the message of a lead whose sender has ticked the consent box; the date follows it. */
  note: text(120),
});
