import type { Page } from '@playwright/test';
import { awake, expect, holdLoad, laidOut, painted, phone, STILL, test } from './fixtures';
import { href } from './site';

const CHAPTERS = ['services', 'cases', 'results', 'faq', 'offers', 'contact'];

test.use({ contextOptions: STILL });

const layoutOf = (page: Page) => page.locator('html').getAttribute('data-layout');

/** How far below the place it is scrolled to an element stands, in CSS pixels. */
function missOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((element) => {
    const wanted = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return Math.round(Math.abs(element.getBoundingClientRect().top - wanted));
  });
}

async function jump(page: Page, id: string) {
  await page.evaluate((fragment) => {
    const link = document.createElement('a');
    link.href = fragment;
    document.body.append(link);
    link.click();
    link.remove();
  }, `#${id}`);
}

for (const [screen, options] of Object.entries({
  'a window': {},
  // A phone first takes a page for one of a desk's width, until it has read that it is not.
  'a phone': { viewport: phone, isMobile: true, hasTouch: true },
})) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    test('the first moments leave out what is far below, and then everything is known', async ({
      page,
    }) => {
      const release = await holdLoad(page);
      await page.goto('/', { waitUntil: 'commit' });
      await painted(page);
      expect(await layoutOf(page)).toBe('partial');
      const isRendered = (element: Element) =>
        element.checkVisibility({ contentVisibilityAuto: true });
      expect(await page.locator('h1').evaluate(isRendered)).toBe(true);
      expect(await page.locator('#faq h2').evaluate(isRendered)).toBe(false);
      release();
      await laidOut(page);
      expect(await page.locator('main > section:not([data-laid-out])').count()).toBe(0);
    });
  });
}

for (const id of CHAPTERS) {
  test(`a jump to ${id} lands there, in the first moments and later`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await jump(page, id);
    await expect.poll(() => missOf(page, id)).toBeLessThanOrEqual(2);
    await page.waitForLoadState();
    await laidOut(page);
    expect(await missOf(page, id)).toBeLessThanOrEqual(2);

    await page.goto('/');
    await laidOut(page);
    await jump(page, id);
    await expect.poll(() => missOf(page, id)).toBeLessThanOrEqual(2);
  });
}

test('a page opened at a chapter leaves nothing out', async ({ page }) => {
  await page.goto('/#faq', { waitUntil: 'domcontentloaded' });
  expect(await layoutOf(page)).not.toBe('partial');
  await laidOut(page);
  await expect.poll(() => missOf(page, 'faq')).toBeLessThanOrEqual(2);
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

/** Once the heights are known: by how many CSS pixels the page is taken for higher than it is. */
async function heightMissed(page: Page): Promise<number> {
  await laidOut(page);
  return page.evaluate(() => {
    const root = document.documentElement;
    const kept = root.scrollHeight;
    delete root.dataset.layout;
    const real = root.scrollHeight;
    root.dataset.layout = 'known';
    return kept - real;
  });
}

test('what is out of sight keeps its real height, also after the window has changed', async ({
  page,
}) => {
  await page.goto('/');
  expect(await heightMissed(page)).toBe(0);
  for (const width of [390, 800]) {
    await page.setViewportSize({ width, height: 800 });
    // The page hears of the change a picture later.
    await expect.poll(() => heightMissed(page)).toBe(0);
  }
});

test('a font that comes late leaves no height of its stand-in behind', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page);
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.keyboard.press('Shift');
  await awake(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await heightMissed(page)).toBe(0);
});

test('the chapters of a page that was switched to are known too', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page
    .locator(`#services a[href="${href('/seo-donetsk/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/seo-donetsk/);
  await expect(page.locator('#prices')).toHaveAttribute('data-laid-out', '');
});
