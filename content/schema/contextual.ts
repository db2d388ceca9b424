import { z } from 'zod';
import { heading, list, point } from './common';
import { servicePage } from './service-page';

export const contextual = z.strictObject({
  ...servicePage,
  process: z.strictObject({ ...heading, steps: list(point) }),
});
