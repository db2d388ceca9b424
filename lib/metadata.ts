import type { Metadata } from 'next';

type PageWords = { title: string; description: string };

/** The metadata of one page. `path` is the page's address inside the site, `siteUrl` the absolute one without a slash. */
export function pageMetadata(
  { title, description }: PageWords,
  path: string,
  siteUrl: string,
): Metadata {
  const url = `${siteUrl}${path}`;
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { title, description, url, type: 'website', locale: 'ru_RU' },
  };
}
