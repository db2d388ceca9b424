import { z } from 'zod';
import { heading, text, texts } from './common';

const notice = texts({ title: 40, text: 120 });

export const contact = z.strictObject({
  ...heading,
  ...texts({ channelsTitle: 40, locationLabel: 30, hoursLabel: 30 }).shape,
  /** Asks for consent by a statement beside the button or by a required checkbox. */
  consent: z.enum(['statement', 'checkbox']),
  form: z.strictObject({
    title: text(60),
    name: text(30),
    phone: text(30),
    message: text(40),
    optional: text(20),
    audit: text(120),
    submit: text(30),
    sending: text(30),
    statement: text(300),
    /** Stands in the letter before the time of a lead that this one repeats. */
    repeatNote: text(60),
    consent: text(120),
    /** Shown beside the button without JavaScript. */
    noScript: text(160),
    /** Shown beside the button when a click has waited too long for hydration. */
    late: text(160),
    missing: texts({ name: 60, phone: 60, consent: 80 }),
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
  receipt: z.strictObject({
    name: text(30),
    answer: text(30),
    today: text(30),
    tomorrow: text(30),
    /** Working hours in which a lead is answered. */
    within: z.coerce.number().positive(),
    zone: text(40),
    repetition: text(120),
    urgent: text(60),
    another: text(40),
  }),
});
