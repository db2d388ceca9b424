import { join } from 'node:path';
import { fixtureContent } from './fixture-content';
import { collectLoads, expect, networkQuiet, open, phone, test } from './fixtures';
import { BASE_PATH, href, SITE, SITE_FOLDER } from './site';
import { HAS_EXPORT } from './support/build-site';

const content = fixtureContent();

test.use({
  expectedMessages: new RegExp(`404 Error: .*route: ${BASE_PATH}/(nope|calculator/)|status of 404`),
});

test('a missing page says so, and leads home', { tag: '@addresses' }, async ({ page }) => {
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().endsWith(`route: ${href('/nope/deep/')}`),
  });
  await page.goto('/nope/deep/');
  await logged;
  await expect(page.locator('h1')).toHaveText('Oops! Page not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page.getByText('© 2024 ')).toBeVisible();
  await page.setViewportSize(phone);
  await expect(page.getByText(content['not-found'].figure.caption)).toBeVisible();
  await expect(page.getByRole('img', { name: content.site.person.name })).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: content['not-found'].home }).click();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(page.locator('h1')).toHaveText(content.home.hero.title);
});

test('an address that begins with two slashes leads to the page', async ({ page }) => {
  test.skip(!HAS_EXPORT, 'the loader of the export corrects the address');
  await open(page, `${SITE}//calculator/`);
  await expect(page.locator('h1')).toHaveText(content.calculator.hero.title);
  const current = page.locator('header nav [aria-current=page]');
  await expect(current).toHaveText(content.site.menu.calculator);
  await expect(page).toHaveURL(/[^/]\/calculator\/$/);
});

test('a host that redirects to two slashes sends no page in circles', async ({ page }) => {
  test.skip(!HAS_EXPORT, 'the loader of the export corrects the address');
  const loads = collectLoads(page);
  await page.route(`${SITE}/calculator/`, (route) =>
    route.fulfill({ status: 302, headers: { Location: `${SITE}//calculator/` } }),
  );
  await open(page, `${SITE}//calculator/`);
  await networkQuiet(page);
  expect(loads.length).toBeLessThanOrEqual(3);
});

test('a page in an archive, whose address has two slashes inside, stays where it is', async ({
  page,
}) => {
  const archived = `${SITE}/web/2026/https://site/`;
  await page.route(archived, (route) => route.fulfill({ path: join(SITE_FOLDER, 'index.html') }));
  const loads = collectLoads(page);
  await open(page, archived);
  await networkQuiet(page);
  expect(loads).toEqual([archived]);
});
