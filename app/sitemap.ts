import type { MetadataRoute } from 'next';
import { settings } from '@/content';
import { readHistory } from '@/content/history';
import { sourcesOf } from '@/content/sources';
import { routes } from '@/lib/routes';
import { lastChange } from '@/lib/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ id, path }) => ({
    url: `${settings.siteUrl}${path}`,
    lastModified: lastChange(readHistory(process.cwd(), sourcesOf(id))),
  }));
}
