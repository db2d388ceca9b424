import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { NEXT_SITE_FOLDER, SITE, SITE_FOLDER } from './site';
import { pages } from './states';

const files = [
  ...pages.map((path) => join(SITE_FOLDER, path.endsWith('/') ? `${path}index.html` : path)),
  // With a consent checkbox and a counter of visits.
  join(NEXT_SITE_FOLDER, 'index.html'),
];

const validator = new HtmlValidate({
  root: true,
  // What the standard forbids and what hurts people; the house style of the markup is React's.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The bar of the calculator is announced in its own words, and drawn alike in all browsers.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

test('every page is valid HTML', async () => {
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'));
    const slips = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(slips, file).toEqual([]);
  }
});

/*
 * A browser asks for few of the addresses a page names: icons, share pictures and other widths of a picture are left
 * to search engines and messengers. Under a sub-path these are the first to break.
 */
test('every link, fragment, picture, style and address in the structured data is alive', {
  tag: '@addresses',
}, async () => {
  const options = {
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    linksToSkip: async (url: string) => !url.startsWith(`${SITE}/`),
  } as const;
  // Two starts in one run would let linkinator take the pages behind the second for seen.
  const fromHome = await new LinkChecker().check({ path: `${SITE}/`, recurse: true, ...options });
  const fromMissing = await new LinkChecker().check({ path: `${SITE}/404.html`, ...options });
  const links = [...fromHome.links, ...fromMissing.links];

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
    'https://t.me/handle',
    'mailto:owner@example.ru',
    'tel:+79491112233',
  ]);
});
