import type { MetadataRoute } from 'next';
import { settings } from '@/content';
import { lastChange } from '@/content/history';
import { sourcesOf } from '@/content/sources';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ id, path }) => ({
    url: `${settings.siteUrl}${path}`,
    lastModified: lastChange(process.cwd(), sourcesOf(id)),
  }));
}
