import type { Metadata } from 'next';
import { pathOf, type RouteId } from './routes';
import type { Settings } from './settings';

type PageMeta = { title: string; description: string };

/** `url` is absolute, without a trailing slash. */
type Site = { name: string; url: string };

/** The size of a share picture in pixels, which VK, Telegram and Yandex show uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** The icons of public/, with their sizes in pixels; scripts/icons.ts makes them. */
export const ICONS = {
  svg: 'favicon.svg',
  ico: { file: 'favicon.ico', sizes: [16, 32, 48, 128] },
  apple: { file: 'apple-touch-icon.png', size: 180 },
  app: [
    { file: 'icon-192.png', size: 192 },
    { file: 'icon-512.png', size: 512 },
  ],
} as const;

export function pageMetadata(id: RouteId, { title, description }: PageMeta, site: Site): Metadata {
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
    // X ignores type and size.
    twitter: {
      card: 'summary_large_image',
      title,
      description,
      images: [{ url: picture.url, alt: title }],
    },
  };
}

/** The metadata of all pages, including the one for missing addresses. */
export function siteMetadata(
  { siteUrl, basePath, yandexVerification, googleVerification }: Settings,
  name: string,
): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    applicationName: name,
    verification: { yandex: yandexVerification, google: googleVerification },
    icons: {
      // Yandex may show any of them in its results and needs 120 pixels, which each of them has.
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
