import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LinkState } from 'linkinator';
import { pathOf, routes, serviceRouteIds } from '@/lib/routes';
import { crawlLinks, htmlErrors } from '../scripts/visit/page';
import { content } from './fixture-content';
import { expect, test } from './fixtures';
import { href, NEXT_SITE_FOLDER, pages, SITE, SITE_FOLDER } from './site';

/* What the pages hold without any script. */

test.use({ javaScriptEnabled: false });

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

for (const { id, path } of routes) {
  test(`${path} has its headline, the form and the ways to the owner`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1, h2, h3').first()).toHaveJSProperty('tagName', 'H1');
    await expect(page.locator('header nav [aria-current=page]')).toHaveText(content.site.menu[id]);
    const contact = page.locator('#contact');
    await expect(contact.locator('form')).toHaveCount(1);
    await expect(contact.locator('a[href="tel:+79491112233"]').first()).toBeVisible();
    await expect(contact.locator('a[href="https://t.me/handle"]')).toBeVisible();
    // A block of the home page that is none of its sections.
    await expect(page.locator('#privacy')).toHaveCount(id === 'home' ? 1 : 0);
    await expect(page.locator('section#privacy, section #privacy')).toHaveCount(0);
  });
}

test('the service pages link to each other and to the calculator', async ({ page }) => {
  const servicePages = serviceRouteIds.map(pathOf);
  for (const path of servicePages) {
    await page.goto(path);
    await expect(page.locator(`main a[href="${href('/calculator/')}"]`).first()).toBeVisible();
    for (const other of servicePages.filter((one) => one !== path)) {
      await expect(page.locator(`#others a[href="${href(other)}"]`)).toBeVisible();
    }
  }
});

test('the processes are numbered, and the calculator, the cases and the policy are shown whole', async ({
  page,
}) => {
  for (const path of ['/contextual-advertising-donetsk/', '/website-creation-donetsk/']) {
    await page.goto(path);
    await expect(page.locator('#process ol > li')).toHaveCount(2);
  }
  await page.goto('/calculator/');
  for (const { title } of content.calculator.steps) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.locator('input[type=checkbox][name=service]:visible')).toHaveCount(8);
  await page.goto('/');
  await expect(page.locator('#cases article:visible')).toHaveCount(3);
  await page.goto('/#privacy');
  await expect(page.locator('#privacy a[href="tel:+79491112233"]')).toBeVisible();
  await expect(page.locator('#privacy a[href="mailto:owner@example.ru"]')).toBeVisible();
});
