import { findChromium } from '../scripts/browser';
import { content } from './fixture-content';
import { expect, laidOut, open, STILL, test } from './fixtures';
import { field } from './lead-form';

// The headless shell has no back-forward cache, and reloads a page with a fragment at the fragment. Playwright starts
// Chromium without its cache; here it is what is tested.
// For a text without an icon of its own Chromium looks at the root of the host, where under a sub-path none is.
test.use({
  contextOptions: STILL,
  expectedMessages: /Failed to load resource.*:\d+\/favicon\.ico$/,
  launchOptions: {
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('back shows the very page that was left', async ({ page }) => {
  await open(page, '/calculator/');
  await field(page, 'name').fill('Вернувшаяся');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as { persisted?: boolean }).persisted))
    .toBe(true);
  await expect(field(page, 'name')).toHaveValue('Вернувшаяся');
});

test('back over a page switch comes to the place that was left', async ({ page }) => {
  await open(page, '/');
  await laidOut(page);
  const place = () => page.evaluate(() => scrollY);
  await page.locator('#offers').evaluate((section) => section.scrollIntoView());
  const left = await place();
  await page.getByRole('banner').getByRole('link', { name: content.site.menu.seo }).click();
  await expect(page.locator('h1')).toHaveText(content.seo.hero.title);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(content.home.hero.title);
  await expect.poll(place).toBeCloseTo(left, -1);
  // Nothing that helped to find the place is left.
  await expect(page.locator('html[data-returning]')).toHaveCount(0);
});

test('a reload in the middle of the page comes back to its place', async ({ page }) => {
  await page.goto('/#results');
  await laidOut(page);
  await page.evaluate(() => scrollBy(0, 300));
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await laidOut(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -1);
});
