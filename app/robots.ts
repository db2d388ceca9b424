import type { MetadataRoute } from 'next';
import { settings } from '@/content';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return {
    // The export's .txt files are the router's data, not pages.
    rules: { userAgent: '*', allow: ['/', '/robots.txt'], disallow: '/*.txt$' },
    sitemap: `${settings.siteUrl}/sitemap.xml`,
  };
}
