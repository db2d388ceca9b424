import type { Page } from '@playwright/test';
import { expect, holdLoad, hydrated, laidOut, painted, phone, STILL, test } from './fixtures';
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

const isRendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

for (const [screen, options] of Object.entries({
  'a window': {},
  // A phone first takes a page for one of a desk's width, until it has read that it is not.
  'a phone': { viewport: phone, isMobile: true, hasTouch: true },
})) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    test('the first moments leave out what is far below, and then all is there', async ({
      page,
    }) => {
      const release = await holdLoad(page);
      await page.goto('/', { waitUntil: 'commit' });
      await painted(page);
      await expect(page.locator('html')).toHaveAttribute('data-layout', 'partial');
      expect(await page.locator('h1').evaluate(isRendered)).toBe(true);
      expect(await page.locator('#faq h2').evaluate(isRendered)).toBe(false);
      release();
      await laidOut(page);
      // A picture of the whole page, as people and services take them, has no empty band.
      const headings = await page.locator('main :is(h2, h3)').all();
      for (const heading of headings) expect(await heading.evaluate(isRendered)).toBe(true);
    });
  });
}

for (const height of [600, 844, 2600]) {
  test(`the first picture fills a screen ${height} px high, and is no longer`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.addInitScript(() => {
      const seen = { states: [] as (string | undefined)[], isFull: false, lastTop: 0 };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const html = document.documentElement;
        const { layout } = html.dataset;
        if (layout !== seen.states.at(-1)) seen.states.push(layout);
        if (layout !== 'first') return;
        const chapters = [...document.querySelectorAll('main > *')];
        const shown = chapters.filter((chapter) => chapter.checkVisibility());
        // On a slow day not all of the page has been read yet.
        seen.isFull = html.scrollHeight > innerHeight || shown.length === chapters.length;
        seen.lastTop = shown.at(-1)?.getBoundingClientRect().top ?? 0;
      }).observe(document, { subtree: true, attributeFilter: ['data-layout'] });
    });
    await page.goto('/');
    await laidOut(page);
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    expect(seen.states).toEqual(['held', 'first', 'partial', undefined]);
    expect(seen.isFull).toBe(true);
    expect(seen.lastTop).toBeLessThan(height);
  });
}

test('nothing is laid out before a picture is due or fonts have kept it waiting, unless the page has loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      requestAnimationFrame: () => 0,
      setTimeout: (run: () => void, delay?: number) => (delay ? 0 : later(run)),
    });
  });
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('h1').evaluate(isRendered)).toBe(false);
  release();
  await expect(page.locator('h1')).toBeVisible();
});

test('a picture that is late finds its screen laid out, and a page that is never drawn shows itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'first');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('#faq h2').evaluate(isRendered)).toBe(false);
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-layout', 'first');
  await expect(page.locator('#faq h2')).toBeVisible();
});

test('what has not been read in time is laid out with the picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 2600 });
  await page.addInitScript(() => {
    const later = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout(run: () => void, ...rest: number[]) {
        if (document.body) return later(run, ...rest);
        queueMicrotask(run);
      },
    });
  });
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'partial');
  await expect(page.locator('main > [data-laid-out]').first()).toBeAttached();
  release();
  await laidOut(page);
});

test('a picture that is due before the body has been read does no harm', async ({ page }) => {
  await page.addInitScript(() => {
    const request = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = (draw) => {
      if (document.body) return request(draw);
      queueMicrotask(() => draw(0));
      return 0;
    };
  });
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-layout', 'partial');
  await expect(page.locator('h1')).toBeVisible();
  release();
  await laidOut(page);
});

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
  expect(await layoutOf(page)).toBeNull();
  await laidOut(page);
  await expect.poll(() => missOf(page, 'faq')).toBeLessThanOrEqual(2);
});

test('a sign of a visitor has all laid out at once', async ({ page }) => {
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page);
  await page.keyboard.press('Shift');
  await laidOut(page);
  expect(await page.locator('#faq h2').evaluate(isRendered)).toBe(true);
  release();
});

test('the chapters of a page that was switched to are all there', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page
    .locator(`#services a[href="${href('/seo-donetsk/')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/seo-donetsk/);
  await expect(page.locator('#contact h2')).toBeAttached();
  expect(await page.locator('#contact h2').evaluate(isRendered)).toBe(true);
});
