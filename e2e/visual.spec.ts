import type { Page } from '@playwright/test';
import { cutOff } from '../scripts/visit/page';
import { openCall } from './calculator';
import { expect, open, phone, test, zoomed } from './fixtures';
import { failToSend } from './lead-form';
import { layOutAsPaper, overlaps } from './print-layout';
import { pages } from './site';

// The 404 page logs its path; browsers log failed requests.
test.use({ expectedMessages: /404 Error|Failed to load resource/ });

for (const path of pages) {
  test(`${path} fits every screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    if (path !== '/404.html') {
      // The calculator begins with its first step; the other pages lead to the form.
      const action = page
        .getByRole('main')
        .locator('a[href^="#"], #estimate [type=submit]')
        .first();
      await expect(action).toBeInViewport({ ratio: 1 });
    }
    // A common phone, and the least width of each layout.
    for (const width of [320, 360, 480, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: width === zoomed.width ? zoomed.height : 800 });
      expect(await cutOff(page), `cut off at ${width} px`).toEqual([]);
      const broken = await page.locator('main').evaluate(brokenNumbers);
      expect(broken, `broken at ${width} px`).toEqual([]);
      if (width === 360) expect(await smallTargets(page)).toEqual([]);
      // The calculator's bar is meant to lie over what scrolls below it.
      if (path !== '/calculator/') expect(await page.evaluate(overlaps), `at ${width}`).toEqual([]);
    }
    await test.step('wider spacing of the text loses nothing', async () => {
      await page.addStyleTag({
        content: `* {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`,
      });
      await page.setViewportSize(phone);
      expect(await cutOff(page)).toEqual([]);
    });
  });
}

/** Ranges, numbers joined to letters and phone numbers that are broken over two lines. */
function brokenNumbers(main: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const numbers = (node.textContent ?? '').matchAll(/\d+–\d+|\d+-\p{L}+|\+7[\s\d-]*\d/gu);
    for (const { 0: text, index } of numbers) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      if (range.getClientRects().length > 1) broken.push(text);
    }
  }
  return broken;
}

/** Links, buttons and cards that a thumb could miss. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a:visible, button:visible, summary:visible, label:has(input[type=checkbox]):visible')
    .evaluateAll((targets) =>
      targets
        // Links inside running text are read, not hit; the skip link waits above the page.
        .filter((target) => !target.closest('p') && target.getAttribute('href') !== '#main')
        .filter((target) => target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML.slice(0, 120)),
    );
}

test('nothing moves in any state for those who ask for less motion', async ({ page }) => {
  await open(page, '/calculator/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const type of ['transitionrun', 'animationstart']) {
      document.addEventListener(type, () => moved.push(type), true);
    }
  });
  const dialog = await openCall(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await failToSend(page);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

test('a printed service page is an offer with the phone on it', async ({ page }) => {
  await page.goto('/targeting-donetsk/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header a[href^="tel:"]:visible')).toHaveText('+7 949 111-22-33');
  await expect(page.locator('a[href^="tel:"]:visible')).toHaveCount(1);
  await expect(page.locator('#prices article').first()).toBeVisible();
  await expect(page.locator('footer a[href^="https://t.me/"]')).toBeVisible();
  for (const left of ['#contact', '#others', 'header nav']) {
    await expect(page.locator(left)).toBeHidden();
  }
});

test('printed from a wide window, no text of any page lies over another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print' });
  for (const path of pages) {
    await page.goto(path);
    await page.evaluate(layOutAsPaper);
    expect(await page.evaluate(overlaps), path).toEqual([]);
  }
});
