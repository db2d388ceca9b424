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
    /** Stands in the letter before the day and time of the lead that this one repeats. */
    repeatNote: text(60),
    /** Words before the facts of where the visitor came from, the last lines of the letter. */
    origin: texts({ advertisement: 40, otherSite: 40, entry: 40, page: 40 }),
    /** Shown beside the button without JavaScript, and when a click has waited too long for hydration. */
    ...texts({ noScript: 160, late: 160, absent: 160 }).shape,
    missing: texts({ name: 60, phone: 60, consent: 80 }),
    /** At a message that the service would not take: before its length, and before the length that it takes. */
    ...texts({ tooLong: 80, fits: 40 }).shape,
    /** On the button, where the connection is back after a failure. */
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
  /** The other ways for a lead that could not be sent. */
  rescue: texts({ sms: 30, email: 30, copy: 30, shared: 30, byHand: 60 }),
  receipt: z.strictObject({
    /** Before the number that the owner calls from. */
    caller: text(30),
    ...texts({ name: 30, answer: 30, today: 30, tomorrow: 30, otherDay: 20, zone: 40 }).shape,
    /** Working hours in which a lead is answered. */
    within: z.coerce.number().positive(),
    ...texts({ repetition: 120, urgent: 60, another: 40 }).shape,
  }),
});

export type ContactFormLabels = z.infer<typeof contact>['form'];
export type Notices = z.infer<typeof contact>['notices'];
export type ReceiptLabels = z.infer<typeof contact>['receipt'];
export type RescueLabels = z.infer<typeof contact>['rescue'];
