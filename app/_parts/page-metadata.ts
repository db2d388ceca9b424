import type { Metadata } from 'next';
import { content, settings } from '@/lib/content';
import { pathOf, type RouteId } from '@/lib/routes';
import { shareName } from './share-address';

const { brand } = content.site;
const { siteUrl, basePath, yandexVerification, googleVerification } = settings;

/** VK, Telegram and Yandex show pictures of this size uncropped. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

export function metadataOf(id: RouteId): Metadata {
  const { title, description } = content[id].meta;
  const url = `${siteUrl}${pathOf(id)}`;
  const picture = `${siteUrl}/share/${shareName(id)}`;
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: {
      url,
      type: 'website',
      siteName: brand,
      locale: 'ru_RU',
      images: { url: picture, alt: title, type: 'image/png', ...SHARE_PICTURE },
    },
  };
}

export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  applicationName: brand,
  verification: { yandex: yandexVerification, google: googleVerification },
  icons: {
    // Yandex may show any of these icons in its results and needs 120 pixels, so each of them has that size.
    icon: [
      { url: `${basePath}/favicon.svg`, type: 'image/svg+xml', sizes: 'any' },
      { url: `${basePath}/favicon.ico`, sizes: '16x16 32x32 48x48 128x128' },
    ],
    apple: { url: `${basePath}/apple-touch-icon.png`, sizes: '180x180' },
  },
  formatDetection: { telephone: false, address: false, email: false },
};
