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
    /** Shown beside the button without JavaScript, and when a click has waited too long for hydration. */
    ...texts({ noScript: 160, late: 160 }).shape,
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
    ...texts({ name: 30, answer: 30, today: 30, tomorrow: 30, otherDay: 20, zone: 40 }).shape,
    /** Working hours in which a lead is answered. */
    within: z.coerce.number().positive(),
    ...texts({ repetition: 120, urgent: 60, another: 40 }).shape,
  }),
});
