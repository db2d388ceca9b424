import { z } from 'zod';
import { heading, text, texts } from './common';

const notice = texts({ title: 40, text: 120 });

export const contact = z.strictObject({
  ...heading,
  ...texts({ channelsTitle: 40, locationLabel: 30, hoursLabel: 30, daysOffLabel: 30 }).shape,
  /** Asks for consent by a statement beside the button or by a required checkbox. */
  consent: z.enum(['statement', 'checkbox']),
  form: z.strictObject({
    ...texts({ title: 60, name: 30, phone: 30, message: 40, optional: 20, audit: 120 }).shape,
    ...texts({ submit: 30, sending: 30, statement: 300, consent: 120 }).shape,
    /** Comes before the day and time of the lead that this one repeats, in the letter. */
    repeatNote: text(60),
    /** The labels of the last lines of the letter, which say where the visitor came from. */
    origin: texts({ advertisement: 40, otherSite: 40, entry: 40, page: 40 }),
    /** Shown beside the button without JavaScript, and when a click waits too long for hydration. */
    ...texts({ noScript: 160, late: 160, absent: 160 }).shape,
    missing: texts({ name: 60, phone: 60, consent: 80 }),
    /** The words before the length of a message that is too long to send, and before the maximum length. */
    ...texts({ tooLong: 80, fits: 40 }).shape,
    /** The label of the button when the connection is back after a failure. */
    online: text(30),
  }),
  notices: z.strictObject({
    missing: notice,
    consent: notice,
    failed: notice,
    sent: notice,
    interrupted: notice,
    repeating: notice,
    close: text(20),
  }),
  /** Other ways to send a lead that could not be delivered. */
  rescue: texts({ sms: 30, email: 30, copy: 30, shared: 30, byHand: 60 }),
  receipt: z.strictObject({
    /** Comes before the number that the owner calls from. */
    caller: text(30),
    ...texts({ name: 30, answer: 30, today: 30, tomorrow: 30, otherDay: 20, zone: 40 }).shape,
    /** The number of working hours in which a lead is answered. */
    within: z.coerce.number().positive(),
    ...texts({ repetition: 120, urgent: 60, another: 40 }).shape,
  }),
});

export type ContactFormLabels = z.infer<typeof contact>['form'];
export type Notices = z.infer<typeof contact>['notices'];
export type ReceiptLabels = z.infer<typeof contact>['receipt'];
export type RescueLabels = z.infer<typeof contact>['rescue'];
