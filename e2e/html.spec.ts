import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { LinkChecker, LinkState } from 'linkinator';
import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { href, SITE, SITE_FOLDER } from './site';
import { pages } from './states';

const files = [...routes.map(({ path }) => `${path}index.html`), '/404.html'];

const validator = new HtmlValidate({
  root: true,
  // What the standard forbids and what hurts people; the house style of the markup is React's.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The bar of the calculator is announced in its own words, and drawn alike in all browsers.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

for (const file of files) {
  test(`${file} is valid HTML`, async () => {
    const html = readFileSync(join(SITE_FOLDER, file), 'utf8');
    const { results } = await validator.validateString(html);
    const slips = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(slips).toEqual([]);
  });
}

test('every link, picture, style and address in the structured data is alive', async () => {
  const options = { checkCss: true, linksToSkip: async (url: string) => !url.startsWith(SITE) };
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

  // Nobody else's site is asked; the form of the address has to do.
  const foreign = links.filter(({ state }) => state === LinkState.SKIPPED).map(({ url }) => url);
  expect([...new Set(foreign)].sort()).toEqual([
    'https://t.me/handle',
    'mailto:owner@example.ru',
    'tel:+79491112233',
  ]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every link into a page leads to a place that is there', async ({ page }) => {
    const places = new Map<string, Set<string>>();
    for (const path of pages) {
      await page.goto(path);
      const targets = await page
        .locator('a[href*="#"]')
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.map(({ pathname, hash }) => ({ pathname, hash })),
        );
      for (const { pathname, hash } of targets) {
        places.set(pathname, (places.get(pathname) ?? new Set()).add(hash));
      }
    }
    expect([...places.keys()]).toEqual(
      expect.arrayContaining(routes.map(({ path }) => href(path))),
    );
    for (const [path, hashes] of places) {
      await page.goto(path);
      for (const hash of hashes) {
        await expect(page.locator(`[id="${hash.slice(1)}"]`), `${path}${hash}`).toHaveCount(1);
      }
    }
  });
});
