import { routes } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, hydrated, open, test } from './fixtures';
import { linkTo } from './menu';
import { pages } from './site';

const content = fixtureContent();

/* Any console message fails a test (fixtures.ts), so these go every way between two pages, there and back. */

test.use({ expectedMessages: /404 Error/ });

/** The browser warns of an unused preload some seconds after the page has loaded. In milliseconds. */
const WARNED_BY = 5_000;

for (const from of pages) {
  test(`the ways from ${from} and back leave the console empty`, async ({ page }) => {
    await open(page, from);
    const headline = await page.locator('h1').textContent();
    for (const { id, path } of routes) {
      if (path === from) continue;
      await linkTo(page, path).click();
      await expect(page.locator('h1')).toHaveText(content[id].hero.title);
      await page.goBack();
      await expect(page.locator('h1')).toHaveText(headline ?? '');
      await hydrated(page);
    }
    await expect
      .poll(() => page.evaluate(() => performance.now()), { intervals: [500] })
      .toBeGreaterThan(WARNED_BY);
  });
}
