import type { Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { expect, holdLoad, laidOut, painted, phone, STILL, test } from './fixtures';

test.use({ contextOptions: STILL, viewport: phone });

/** Expects the target right below the header, so that nothing of the section before shows. */
async function expectLanded(page: Page, id: string) {
  const distance = () =>
    page.locator(`[id="${id}"]`).evaluate((target) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(target.getBoundingClientRect().top - header);
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
  for (const id of ['niches', 'services', 'cases', 'faq', 'contact']) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`, { waitUntil: 'domcontentloaded' });
    await expectLanded(page, id);
  }
  await laidOut(page);
  await expectLanded(page, 'contact');
});

test('home, once idle, is laid out whole and not too high', async ({ page }) => {
  await page.goto('/');
  await laidOut(page);
  const skipped = await page
    .locator('main :is(h2, h3):not(details *)')
    .evaluateAll((all) =>
      all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(skipped).toEqual([]);
  for (const [width, limit] of [
    [360, 9300],
    [1280, 7800],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight),
      `at ${width} px`,
    ).toBeLessThanOrEqual(limit);
  }
});

test('a page prints on few sheets of A4: home on four, the others on one', async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(path);
    const document = await page.pdf({ format: 'A4' });
    const sheets = document.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets.length, path).toBeLessThanOrEqual(id === 'home' ? 4 : 1);
  }
});
