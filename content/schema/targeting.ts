import { z } from 'zod';
import { heading, list, text } from './common';
import { feedAd } from './hero-example';
import { servicePage } from './service-page';

const platform = z.strictObject({ name: text(80), price: text(40), text: text(600) });

export const targeting = z.strictObject({
  ...servicePage,
  exhibit: feedAd.optional(),
  platforms: z.strictObject({ ...heading, items: list(platform) }),
});
