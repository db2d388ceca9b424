import type { MetadataRoute } from 'next';
import { content, settings } from '@/lib/content';
import { themeColor } from '@/lib/tokens';

export const dynamic = 'force-static';

const { site, home } = content;

export default function manifest(): MetadataRoute.Manifest {
  const start = `${settings.basePath}/`;
  return {
    id: start,
    name: site.brand,
    short_name: site.shortBrand,
    description: home.meta.description,
    lang: 'ru',
    start_url: start,
    scope: start,
    display: 'browser',
    theme_color: themeColor,
    background_color: themeColor,
    icons: [192, 512].map((size) => ({
      src: `${start}icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
