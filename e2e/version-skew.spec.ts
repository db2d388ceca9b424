import type { Page } from '@playwright/test';
import { startStaticServer } from '../scripts/static-server';
import { test as base, expect, hold, hydrated, open } from './fixtures';
import { content } from './frozen-content';
import { region, submit } from './lead';
import { BASE_PATH, href, NEXT_SITE_FOLDER, NEXT_TITLE, SITE_FOLDER } from './site';
import { press, skipSteps } from './states';

/*
 * The owner publishes a new version while visitors have the old one open: its files are gone from the host. Both
 * versions are real builds.
 */

const SCRIPTS = '**/_next/static/**/*.js';

/** A test with a host that serves the old version until it is told to publish the next one. */
const test = base.extend<{ host: { url: string; release(): Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  host: async ({}, use) => {
    const serve = (root: string, port: number) =>
      startStaticServer({ root, port, basePath: BASE_PATH });
    let server = await serve(SITE_FOLDER, 0);
    const { url, port } = server;
    const release = async () => {
      await server.close();
      server = await serve(NEXT_SITE_FOLDER, port);
    };
    await use({ url, release });
    await server.close();
  },
});

// The files of the old version are gone, and the browser says so.
test.use({ expectedMessages: /status of 404|ChunkLoadError/ });

/** Opens a page of the old version. */
async function openOld(page: Page, host: { url: string }, path: string) {
  await open(page, host.url + href(path));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

const link = (page: Page, path: string) => page.locator(`header a[href="${href(path)}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a link leads to the new page, which works', async ({ page, host }) => {
  await openOld(page, host, '/');
  await host.release();
  await link(page, '/seo-donetsk/').click();
  await expect(heading(page)).toHaveText(NEXT_TITLE);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await hydrated(page);
  await submit(page).click();
  await expect(region(page)).toContainText('Пожалуйста, заполните');
});

test('a page that was fetched without its scripts is loaded anew and works', async ({
  page,
  host,
}) => {
  await openOld(page, host, '/');
  const asked = page.waitForRequest(SCRIPTS);
  const data = page.waitForResponse(/calculator\.__PAGE__\.txt/);
  const release = await hold(page, SCRIPTS);
  await link(page, '/calculator/').hover();
  await asked;
  // The host is down for a moment while it changes its folder.
  await data;
  await host.release();
  const missing = page.waitForResponse((response) => response.status() === 404);
  release();
  await missing;
  await link(page, '/calculator/').click();
  await page.waitForFunction(() => !('stayed' in window));
  await hydrated(page);
  await expect(heading(page)).toHaveText(content.calculator.hero.title);
  await page.locator('input[value=vk-targeting]').check();
  await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
});

test('a calculator whose dialog is gone calls at once', async ({ page }) => {
  await open(page, '/calculator/');
  await page.waitForLoadState('networkidle');
  // Only the browser itself knows that it was asked to call.
  const browser = await page.context().newCDPSession(page);
  const asked: string[] = [];
  browser.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await browser.send('Page.enable');
  // The dialog changes seldom, and most versions have the same file of it.
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  const gone = page.waitForRequest(SCRIPTS);
  await skipSteps(page);
  await press(page, content.calculator.result.call);
  await gone;
  await expect.poll(() => asked).toContain('tel:+79491112233');
});
