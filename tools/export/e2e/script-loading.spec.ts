import type { Page, Request } from '@playwright/test';
import {
  expect,
  FONTS,
  hold,
  hydrated,
  leadsOf,
  networkQuiet,
  phone,
  test,
} from '../../../e2e/fixtures';
import { fill, formStatus, submit } from '../../../e2e/lead-form';
import { painted, shiftOf } from '../../../e2e/support/page';

// The missing page logs its path, and the browser its status.
test.use({ expectedMessages: /404/ });

/** Collects the requests of a page by kind. */
function watch(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return (kind: string) =>
    requests.filter((request) => request.resourceType() === kind).map((request) => request.url());
}

// The service pages share what they load.
for (const path of ['/', '/calculator/', '/seo-donetsk/', '/nope/']) {
  test(`${path} loads without a script, a stylesheet or a shift, and its fonts once`, {
    tag: '@addresses',
  }, async ({ page }) => {
    await page.setViewportSize(phone);
    const asked = watch(page);
    // The font comes late, as on a slow network, and takes the place of its fallback while the page is seen.
    const release = await hold(page, FONTS);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await painted(page);
    // Words are painted in the fallback while their font is awaited.
    const awaited = await page.evaluate(() =>
      [...document.fonts].flatMap(({ status, display }) => (status === 'loading' ? display : [])),
    );
    expect(new Set(awaited)).toEqual(new Set(['swap']));
    // The scripts start right after the first paint, whatever is still to come.
    await hydrated(page);
    const { paint, start } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]?.startTime,
      start: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'))
        ?.startTime,
    }));
    expect(start).toBeGreaterThanOrEqual(paint ?? Number.NaN);
    release();
    // A font that is fetched twice would be so by now.
    await networkQuiet(page);
    expect(asked('script').length).toBeGreaterThan(3);
    expect(asked('stylesheet')).toEqual([]);
    const fonts = asked('font');
    // The missing page shows no price, so it does without the font of the ruble sign.
    expect(fonts).toHaveLength(path === '/nope/' ? 2 : 3);
    expect(new Set(fonts).size).toBe(fonts.length);

    // Arial stands in for the site's own font until it comes.
    expect(await shiftOf(page)).toBeLessThan(0.03);
  });
}

test('the letters of the headline are decoded before it is laid out', async ({ page }) => {
  await page.addInitScript(() => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('body { display: none }');
    document.adoptedStyleSheets = [hidden];
  });
  await page.goto('/');
  const statuses = () =>
    page.evaluate(() =>
      [...document.fonts].flatMap(({ family, status }) =>
        family.includes('Headline') ? status : [],
      ),
    );
  await expect.poll(async () => new Set(await statuses())).toEqual(new Set(['loaded']));
});

// Which connections are slow is tested in lib/browser/connection.test.ts.
test('with saveData a page waits for a key or a press', async ({ page }) => {
  const asked = watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const [path, act] of [
    ['/calculator/', () => page.mouse.click(0, 0)],
    ['/', () => page.keyboard.press('Tab')],
  ] as const) {
    const before = asked('script').length;
    await page.goto(path);
    await networkQuiet(page);
    expect(asked('script')).toHaveLength(before);
    await act();
    await hydrated(page);
  }
});

test('with saveData the missing path is logged before any touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const logged = page.waitForEvent('console', (message) => message.text().includes('/nope/'));
  const asked = watch(page);
  await page.goto('/nope/');
  await logged;
  expect(asked('script')).toEqual([]);
});

const LACKING = {
  PerformanceObserver: () => Reflect.deleteProperty(window, 'PerformanceObserver'),
  requestIdleCallback: () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'a performance timeline': () => {
    Object.assign(Performance.prototype, {
      getEntriesByType: () => [],
      getEntriesByName: () => [],
    });
    PerformanceObserver.prototype.observe = () => {};
  },
};

for (const [what, remove] of Object.entries(LACKING)) {
  test(`a browser without ${what} gets its scripts and knows where the visitor came from`, async ({
    page,
  }) => {
    await page.addInitScript(remove);
    await page.goto('/calculator/?utm_source=vk');
    await hydrated(page);
    await fill(page, `Без ${what}`);
    await submit(page).click();
    await expect(formStatus(page)).toContainText('Заявка отправлена!');
    const [lead] = await leadsOf(`Без ${what}`);
    expect(lead?.message).toContain('utm_source=vk');
  });
}
