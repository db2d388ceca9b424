import type { MetadataRoute } from 'next';
import { settings } from '@/lib/content';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

/** Has no dates: one commit may touch a file of every page, and search engines distrust a site with wrong dates. */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path }) => ({ url: `${settings.siteUrl}${path}` }));
}
