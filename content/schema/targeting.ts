import { z } from 'zod';
import { heading, priceText, text } from './common';
import { servicePage } from './service-page';

const platform = z.strictObject({ name: text(50), price: priceText(40), text: text(240) });

export const targeting = z.strictObject({
  ...servicePage,
  platforms: z.strictObject({ ...heading, items: z.array(platform).length(3) }),
});
