import { z } from 'zod';
import { heading, point } from './common';
import { servicePage } from './service-page';

export const contextual = z.strictObject({
  ...servicePage,
  process: z.strictObject({ ...heading, steps: z.array(point).length(6) }),
});
