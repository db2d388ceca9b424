import { z } from 'zod';
import { meta, text } from './common';
import { serviceIds } from './prices';

const step = z.strictObject({
  title: text(70),
  hint: text(200),
  services: z.array(z.enum(serviceIds)).min(1),
});

export const calculator = z.strictObject({
  meta,
  hero: z.strictObject({ eyebrow: text(60), title: text(80), lead: text(240), primary: text(30) }),
  steps: z.array(step).length(4),
  form: z.strictObject({
    label: text(60),
    progress: text(40),
    step: text(20),
    of: text(10),
    selected: text(30),
    oneTime: text(40),
    monthly: text(40),
    total: text(40),
    nothingYet: text(60),
    back: text(20),
    next: text(20),
    skip: text(30),
    finish: text(30),
    noScript: text(200),
    late: text(160),
  }),
  result: z.strictObject({
    title: text(60),
    empty: z.strictObject({ title: text(70), text: text(300), advice: text(40) }),
    oneTime: text(50),
    oneTimeTotal: text(40),
    monthly: text(50),
    monthlyTotal: text(40),
    note: text(300),
    restart: text(30),
    call: text(30),
    send: text(50),
    print: text(30),
    message: text(40),
  }),
  call: z.strictObject({ title: text(60), text: text(200), close: text(20) }),
});
