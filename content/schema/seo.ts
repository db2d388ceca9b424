import { z } from 'zod';
import { heading, list, point } from './common';
import { servicePage } from './service-page';

export const seo = z.strictObject({
  ...servicePage,
  local: z.strictObject({ ...heading, points: list(point) }),
});
