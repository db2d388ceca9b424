import { z } from 'zod';
import { text } from './common';

export const notFound = z.strictObject({
  meta: z.strictObject({ title: text(65), description: text(160) }),
  title: text(40),
  text: text(160),
  home: text(40),
});
