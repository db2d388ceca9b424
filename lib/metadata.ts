import type { Metadata } from 'next';
import { pathOf, type RouteId } from './routes';

type PageWords = { title: string; description: string };

/** The size of a share picture in pixels: what VK, Telegram and Yandex show whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** The metadata of one page. `siteUrl` is the site's absolute address without a slash at its end. */
export function pageMetadata(
  id: RouteId,
  { title, description }: PageWords,
  siteUrl: string,
): Metadata {
  const url = `${siteUrl}${pathOf(id)}`;
  const picture = { url: `${siteUrl}/share/${id}.png`, ...SHARE_PICTURE, alt: title };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, type: 'website', locale: 'ru_RU', images: [picture] },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
