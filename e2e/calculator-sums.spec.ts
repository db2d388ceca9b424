import type { Locator, Page } from '@playwright/test';
import { fixtureContent } from './fixture-content';
import { expect, open, phone, test } from './fixtures';

const content = fixtureContent();

const { form, result } = content.calculator;
const everything = content.prices.services.map(({ id }) => id).join(',');

/** Sums by the month that are broken over two lines. */
function brokenSums(page: Page) {
  return page.locator('#estimate').evaluate((estimate) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(estimate, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const sum = /\d[\d\s]*₽\/мес/.exec(node.textContent ?? '');
      if (!sum) continue;
      const range = document.createRange();
      range.setStart(node, sum.index);
      range.setEnd(node, sum.index + sum[0].length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(sum[0]);
    }
    return broken;
  });
}

test('with all services no sum by the month breaks or leaves its sheet', async ({ page }) => {
  await open(page, `/calculator/#estimate=${everything}`);
  const table = page.getByRole('table', { name: result.monthly });
  for (const where of ['result', 'last step']) {
    if (where === 'last step') {
      await table.getByRole('button', { name: result.edit }).last().click();
      await expect(page.getByRole('progressbar')).toBeVisible();
    }
    for (const width of [360, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await brokenSums(page), `${where} at ${width} px`).toEqual([]);
      const outside = await page
        .locator('#estimate aside:visible li')
        .evaluateAll((lines) =>
          lines.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
        );
      expect(outside, `${where} at ${width} px`).toHaveLength(0);
    }
  }
});

test('the whole work is a bold line below a heavy rule', async ({ page }) => {
  await open(page, `/calculator/#estimate=${everything}`);
  const work = page.locator('#estimate').getByText(result.firstMonth);
  const weightOf = (line: Locator) =>
    line.evaluate((element) => Number(getComputedStyle(element).fontWeight));
  const budget = page.locator('#estimate').getByText(result.budget);
  expect(await weightOf(work)).toBeGreaterThan(await weightOf(budget));
  await expect(work).toHaveCSS('border-top-width', '2px');
});

test('the bar of a phone names both of its sums', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/calculator/');
  await page.locator('input[value=vk-targeting]').check();
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.locator('input[value=landing]').check();
  const bar = page.locator('#estimate form dl');
  await expect(bar).toBeInViewport({ ratio: 1 });
  const captions = bar.getByRole('term');
  await expect(captions).toHaveText([form.short.oneTime, form.short.monthly]);
  for (const caption of await captions.all()) await expect(caption).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('definition')).toHaveText([/^19.500.₽$/, /^18.000.₽$/]);
});
