import type { Page } from '@playwright/test';
import { fixtureContent } from '../../../e2e/fixture-content';
import {
  collectLoads,
  expect,
  expectNotHydrated,
  hold,
  hydrated,
  networkQuiet,
  open,
  SCRIPTS,
  test,
} from '../../../e2e/fixtures';
import { expectTyped, field, fill } from '../../../e2e/lead-form';
import { linkTo } from '../../../e2e/menu';
import { NEXT_SITE, NEXT_TITLE, SITE } from '../../../e2e/site';

const content = fixtureContent();

/*
 * The owner publishes a new version while visitors have the old one open: its files are gone from the host. Both
 * versions are real builds.
 */

// The files of the old version are gone or replaced, and the browser says so.
test.use({ expectedMessages: /status of 404|ChunkLoadError|integrity/ });

// No answer may be on its way when the page closes.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

/** Serves the old version; returns a function that publishes the next one. */
async function serveOld(page: Page) {
  let host = SITE;
  await page.route(`${SITE}/**`, async (route) => {
    const url = route.request().url().replace(SITE, host);
    // The server may close an idle connection just when it is used again.
    const response = await route.fetch({ url, maxRetries: 2 });
    await route.fulfill({ response });
  });
  return () => {
    host = NEXT_SITE;
  };
}

/** Opens a page with all that it fetches while nobody touches it. */
async function openIdle(page: Page, path: string) {
  await open(page, path);
  await networkQuiet(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

test('a link leads to the new page', async ({ page }) => {
  const publish = await serveOld(page);
  await openIdle(page, '/');
  publish();
  await linkTo(page, '/seo-donetsk/').click();
  await expect(page.locator('h1')).toHaveText(NEXT_TITLE);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await hydrated(page);
});

test('a page that was fetched without its scripts is loaded anew', async ({ page }) => {
  const publish = await serveOld(page);
  await openIdle(page, '/');
  const asked = page.waitForRequest(SCRIPTS);
  const data = page.waitForResponse(/calculator\.__PAGE__\.txt/);
  const release = await hold(page, SCRIPTS);
  await linkTo(page, '/calculator/').hover();
  await asked;
  // The host is down for a moment while it changes its folder.
  await data;
  publish();
  const missing = page.waitForResponse((response) => response.status() === 404);
  release();
  await missing;
  await linkTo(page, '/calculator/').click();
  await page.waitForFunction(() => !('stayed' in window));
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(content.calculator.hero.title);
});

test('without its scripts a page reloads once, and keeps what was typed', async ({ page }) => {
  const publish = await serveOld(page);
  const release = await hold(page, SCRIPTS);
  await page.goto('/calculator/', { waitUntil: 'domcontentloaded' });
  const typed = await fill(page, 'Анна', 'до скриптов');
  await page.locator('[value=vk-targeting]').check();
  const loads = collectLoads(page);
  publish();
  release();
  await hydrated(page);
  expect(loads.length).toBe(1);
  await expect(field(page, 'consent')).toBeVisible();
  await expectTyped(page, typed);
  await expect(page.locator('[value=vk-targeting]')).toBeChecked();
  await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
});

test('a release that stays broken is reloaded once and no more', async ({ page }) => {
  await page.clock.install();
  const loads = collectLoads(page);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  // The loader asks whether the host has other HTML by now.
  await page.route('**/calculator/', (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    return route.fulfill({ body: '<p>new release</p>', contentType: 'text/html' });
  });
  await page.goto('/calculator/', { waitUntil: 'commit' });
  await expect.poll(() => loads.length).toBe(2);
  await expect(page.locator('html[data-scripts=absent]')).toBeAttached();
  const asked = page.waitForRequest(/chunks/);
  await page.clock.fastForward('00:30');
  await asked;
  await expectNotHydrated(page);
  expect(loads.length).toBe(2);
});
