import { z } from 'zod';
import { text } from './common';

export const notFound = z.strictObject({
  meta: z.strictObject({ title: text(150), description: text(400) }),
  title: text(40),
  text: text(300),
  home: text(40),
});
