import type { Page } from '@playwright/test';
import { expect, holdLoad, laidOut, painted, phone, STILL, test } from './fixtures';

test.use({ contextOptions: STILL, viewport: phone });

/** Expects a place right below the header, where `scroll-padding-top` leaves 16 CSS pixels. */
async function expectLanded(page: Page, id: string) {
  const distance = () =>
    page.locator(`[id="${id}"]`).evaluate((place) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(place.getBoundingClientRect().top - header - 16);
    });
  await expect.poll(distance, id).toBeLessThanOrEqual(8);
}

for (const id of ['results', 'contact']) {
  test(`a jump from the cold top to #${id} lands under the header and stays there`, async ({
    page,
  }) => {
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
  });
}

test('an address with a fragment opens there and stays there', async ({ page }) => {
  await page.goto('/');
  const ids = await page
    .locator('main :is(section, div)[id]:not([role])')
    .evaluateAll((places) => places.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(12);
  for (const id of ids) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`, { waitUntil: 'domcontentloaded' });
    await expectLanded(page, id);
  }
  await laidOut(page);
  await expectLanded(page, String(ids.at(-1)));
});

test('once the page is idle, a picture of all of it shows every section', async ({ page }) => {
  await page.goto('/');
  await laidOut(page);
  const skipped = await page
    .locator('main :is(h2, h3)')
    .evaluateAll((all) =>
      all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(skipped).toEqual([]);
});
