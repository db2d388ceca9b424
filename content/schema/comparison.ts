import { z } from 'zod';
import { heading, text } from './common';

const row = z.strictObject({ criterion: text(50), self: text(120), marketer: text(120) });

export const comparison = z.strictObject({
  ...heading,
  caption: text(120),
  columns: z.strictObject({ criterion: text(40), self: text(40), marketer: text(40) }),
  rows: z.array(row).length(6),
});
