import { z } from 'zod';
import { heading, list, text, texts } from './common';

const row = texts({ criterion: 80, self: 300, marketer: 300 });

export const comparison = z.strictObject({
  ...heading,
  caption: text(120),
  columns: texts({ criterion: 40, self: 40, marketer: 40 }),
  rows: list(row),
});
