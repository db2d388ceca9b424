import { z } from 'zod';
import { heading, list, texts } from './common';
import { feedAd } from './hero-example';
import { servicePage } from './service-page';

const platform = texts({ name: 80, price: 40, text: 600 });

export const targeting = z.strictObject({
  ...servicePage,
  exhibit: feedAd.optional(),
  platforms: z.strictObject({ ...heading, items: list(platform) }),
});
