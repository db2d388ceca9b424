import type { Page } from '@playwright/test';
import { expect, holdLoad, laidOut, painted, phone, STILL, test } from './fixtures';

test.use({ contextOptions: STILL, viewport: phone });

const isRendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });

/** Every place of the home page that a link or an address can lead to. */
function idsOf(page: Page): Promise<string[]> {
  return page
    .locator('main :is(section, div)[id]:not([role])')
    .evaluateAll((places) => places.map(({ id }) => id));
}

/** How far below the header a place stands, in CSS pixels. */
function distanceToHeader(page: Page, id: string): Promise<number> {
  return page.locator(`[id="${id}"]`).evaluate((place) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return Math.round(place.getBoundingClientRect().top - header);
  });
}

/** The distance that `scroll-padding-top` leaves. */
const GAP = 16;

async function expectLanded(page: Page, id: string) {
  await expect
    .poll(async () => Math.abs((await distanceToHeader(page, id)) - GAP), id)
    .toBeLessThanOrEqual(8);
}

test('a jump from the cold top of the page lands under the header and stays there', async ({
  page,
}) => {
  await page.goto('/');
  const ids = await idsOf(page);
  expect(ids).toEqual(
    expect.arrayContaining(['comparison', 'results', 'faq', 'contact', 'privacy']),
  );
  for (const id of ids) {
    const release = await holdLoad(page);
    await page.goto('/', { waitUntil: 'commit' });
    await painted(page);
    await page.waitForFunction(() => document.readyState === 'interactive');
    await page.evaluate((fragment) => {
      const link = document.createElement('a');
      link.href = fragment;
      document.body.append(link);
      link.click();
    }, `#${id}`);
    await expectLanded(page, id);
    release();
    await laidOut(page);
    await expectLanded(page, id);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('an address with a fragment opens there and stays there', async ({ page }) => {
  await page.goto('/');
  for (const id of await idsOf(page)) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`, { waitUntil: 'domcontentloaded' });
    await expectLanded(page, id);
    await laidOut(page);
    await expectLanded(page, id);
  }
});

test('sections below the second wait for the first view, and then all are laid out', async ({
  page,
}) => {
  const release = await holdLoad(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page);
  expect(await page.locator('h1').evaluate(isRendered)).toBe(true);
  expect(await page.locator('#about h2').evaluate(isRendered)).toBe(true);
  await page.waitForFunction(() => document.readyState === 'interactive');
  expect(await page.locator('#faq h2').evaluate(isRendered)).toBe(false);
  release();
  await laidOut(page);
  // A picture of the whole page, as people and services take them, has no empty band.
  for (const heading of await page.locator('main :is(h2, h3)').all()) {
    expect(await heading.evaluate(isRendered)).toBe(true);
  }
});

test('a page whose fonts do not come is painted and can be read', async ({ page }) => {
  await holdLoad(page);
  await page.goto('/', { waitUntil: 'commit' });
  await painted(page);
  await expect(page.locator('h1')).toBeInViewport();
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect(page.locator('#faq h2')).toBeInViewport();
});
