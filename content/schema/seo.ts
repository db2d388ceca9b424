import { z } from 'zod';
import { heading, list, point } from './common';
import { mapCard } from './hero-example';
import { servicePage } from './service-page';

export const seo = z.strictObject({
  ...servicePage,
  exhibit: mapCard.optional(),
  local: z.strictObject({ ...heading, points: list(point) }),
});
