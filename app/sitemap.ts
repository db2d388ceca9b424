import type { MetadataRoute } from 'next';
import { settings } from '@/content';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path }) => ({ url: `${settings.siteUrl}${path}` }));
}
