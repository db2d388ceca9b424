import { z } from 'zod';
import { heading, point } from './common';
import { servicePage } from './service-page';

export const seo = z.strictObject({
  ...servicePage,
  local: z.strictObject({ ...heading, points: z.array(point).min(3).max(4) }),
});
