import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkState } from 'linkinator';
import { routes } from '@/lib/routes';
import { crawlLinks, htmlErrors } from '../scripts/visit/page';
import { expect, test } from './fixtures';
import { NEXT_SITE_FOLDER, pages, SITE, SITE_FOLDER } from './site';

const files = [
  ...pages.map((path) => join(SITE_FOLDER, path.endsWith('/') ? `${path}index.html` : path)),
  // With a consent checkbox and a counter of visits.
  join(NEXT_SITE_FOLDER, 'index.html'),
];

test('every page is valid HTML', async () => {
  for (const file of files) {
    expect(await htmlErrors(readFileSync(file, 'utf8')), file).toEqual([]);
  }
});

/*
 * A browser asks for few of the addresses a page names: icons, share pictures and other widths of a picture are left
 * to search engines and messengers. Under a sub-path these are the first to break.
 */
test('every link, fragment, picture, style and address in the structured data is alive', {
  tag: '@addresses',
}, async () => {
  const links = await crawlLinks(SITE, SITE);
  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, status, parent }) => `${url} ${status} on ${parent}`)).toEqual([]);

  // A crawl that stopped early would find nothing broken.
  const seen = new Set(links.map(({ url }) => url));
  for (const { id, path } of routes) {
    expect(seen).toContain(`${SITE}${path}`);
    expect(seen).toContain(`${SITE}/share/${id}.png`);
  }

  // Nobody else's site is asked, and of this host nothing outside the site; the form of the address has to do.
  const foreign = links.filter(({ state }) => state === LinkState.SKIPPED).map(({ url }) => url);
  expect([...new Set(foreign)].sort()).toEqual([
    'https://example.org/review',
    'https://t.me/handle',
    'mailto:owner@example.ru',
    'tel:+79491112233',
  ]);
});
