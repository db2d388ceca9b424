import type { Metadata } from 'next';
import { content, settings } from '@/content';
import { ICONS } from '@/lib/icons';
import { pathOf, type RouteId } from '@/lib/routes';

const { brand } = content.site;
const { siteUrl, basePath, yandexVerification, googleVerification } = settings;

/** VK, Telegram and Yandex show this size uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

export function metadataOf(id: RouteId): Metadata {
  const { title, description } = content[id].meta;
  const url = `${siteUrl}${pathOf(id)}`;
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      url,
      type: 'website',
      siteName: brand,
      locale: 'ru_RU',
      images: {
        url: `${siteUrl}/share/${id}.png`,
        alt: title,
        type: 'image/png',
        ...SHARE_PICTURE,
      },
    },
  };
}

const { svg, ico, apple } = ICONS;
const square = (size: number) => `${size}x${size}`;

export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: brand,
  verification: { yandex: yandexVerification, google: googleVerification },
  icons: {
    // Yandex may show any of them in its results and needs 120 pixels, which each of them has.
    icon: [
      { url: `${basePath}/${svg}`, type: 'image/svg+xml', sizes: 'any' },
      { url: `${basePath}/${ico.file}`, sizes: ico.sizes.map(square).join(' ') },
    ],
    apple: { url: `${basePath}/${apple.file}`, sizes: square(apple.size) },
  },
  formatDetection: { telephone: false, address: false, email: false },
};
