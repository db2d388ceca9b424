import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, holdLoad, hydrated, painted, test } from './fixtures';

const paths = [...routes.map(({ path }) => path), '/nope/'];

// The missing page tells its own path, and the browser its status.
test.use({ expectedMessages: /404/ });

/** The scripts a page asks for, as it asks. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

const pressPointer = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.mouse.down();
};

for (const path of paths.filter((one) => one !== '/calculator/')) {
  test(`${path} asks for no script before it has loaded`, async ({ page }) => {
    const scripts = watchScripts(page);
    const release = await holdLoad(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await painted(page);
    expect(scripts).toEqual([]);
    release();
    await hydrated(page);
    expect(scripts.length).toBeGreaterThan(3);
  });
}

test('the calculator starts at its first paint', async ({ page }) => {
  const release = await holdLoad(page);
  await page.goto('/calculator/', { waitUntil: 'commit' });
  await hydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});

for (const [sign, give] of [
  ['a press of the pointer', pressPointer],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
] as const) {
  test(`${sign} starts the scripts at once`, async ({ page }) => {
    const release = await holdLoad(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await give(page);
    await hydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
  });
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  for (const path of ['/', '/calculator/']) {
    test(`with ${JSON.stringify(connection)} ${path} waits for the visitor`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await pressPointer(page);
      await hydrated(page);
    });
  }
}

for (const path of paths) {
  test(`the styles of ${path} stand in it and are not fetched again`, async ({ page }) => {
    const styles: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') styles.push(request.url());
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(styles).toEqual([]);
  });
}
