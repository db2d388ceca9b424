import { z } from 'zod';
import { heading, list, point } from './common';
import { searchAd } from './hero-example';
import { servicePage } from './service-page';

export const contextual = z.strictObject({
  ...servicePage,
  exhibit: searchAd.optional(),
  process: z.strictObject({ ...heading, steps: list(point) }),
});
