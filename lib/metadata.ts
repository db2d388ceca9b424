import type { Metadata } from 'next';
import { pathOf, type RouteId } from './routes';
import type { Settings } from './settings';

type PageWords = { title: string; description: string };

/** The name of the site and its absolute address without a slash at its end. */
type Site = { name: string; url: string };

/** The size of a share picture in pixels: what VK, Telegram and Yandex show whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** The icons of public/, with their sizes in pixels. `scripts/pictures/icons.ts` draws them. */
export const ICONS = {
  svg: 'favicon.svg',
  ico: { file: 'favicon.ico', sizes: [16, 32, 48, 128] },
  apple: { file: 'apple-touch-icon.png', size: 180 },
  app: [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
} as const;

/** The metadata of one page. */
export function pageMetadata(id: RouteId, { title, description }: PageWords, site: Site): Metadata {
  const url = `${site.url}${pathOf(id)}`;
  const picture = {
    url: `${site.url}/share/${id}.png`,
    type: 'image/png',
    ...SHARE_PICTURE,
    alt: title,
  };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      title,
      description,
      url,
      type: 'website',
      siteName: site.name,
      locale: 'ru_RU',
      images: [picture],
    },
    // X reads no type and no size.
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: picture.url, alt: title }],
    },
  };
}

/** What all pages have in common, the missing one too. */
export function siteMetadata(
  { siteUrl, basePath, yandexVerification, googleVerification }: Settings,
  name: string,
): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    applicationName: name,
    verification: { yandex: yandexVerification, google: googleVerification },
    icons: {
      // Yandex may take any of them for its results and wants 120 pixels: each has them.
      icon: [
        { url: `${basePath}/${ICONS.svg}`, type: 'image/svg+xml', sizes: 'any' },
        {
          url: `${basePath}/${ICONS.ico.file}`,
          sizes: ICONS.ico.sizes.map((size) => `${size}x${size}`).join(' '),
        },
      ],
      apple: {
        url: `${basePath}/${ICONS.apple.file}`,
        sizes: `${ICONS.apple.size}x${ICONS.apple.size}`,
      },
    },
    formatDetection: { telephone: false, address: false, email: false },
  };
}
