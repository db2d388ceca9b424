import { z } from 'zod';
import { heading, list, text } from './common';

const row = z.strictObject({ criterion: text(80), self: text(300), marketer: text(300) });

export const comparison = z.strictObject({
  ...heading,
  caption: text(120),
  columns: z.strictObject({ criterion: text(40), self: text(40), marketer: text(40) }),
  rows: list(row),
});
