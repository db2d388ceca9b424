import type { Page } from '@playwright/test';
import { seenNotice } from './contact-form';
import { expect, open, phone, STILL, test } from './fixtures';
import {
  calculateTo,
  desktop,
  failToSend,
  menuOf,
  openCall,
  openMenu,
  pages,
  zoomed,
} from './states';

// The 404 page tells its path, and a failed lead its request.
test.use({ contextOptions: STILL, expectedMessages: /404 Error|Failed to load resource/ });

/** What has text in it and does not show all of it: cut off by its own box or standing out of the window. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return (
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => element instanceof HTMLElement && hasText(element))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Words for the ear alone are one pixel wide on purpose, and so are closed answers.
        .filter((element) => !element.closest('[role=status], script, style, noscript, caption'))
        .filter((element) => element.offsetWidth > 1)
        .filter((element) => {
          const { overflowX, overflowY } = getComputedStyle(element);
          const { left, right } = element.getBoundingClientRect();
          const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          const high =
            /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
          const outside = right > innerWidth + 1 || left < -1;
          return wide || high || (outside && !scrolls(element));
        })
        .map((element) => `${element.className}: ${element.textContent?.slice(0, 60)}`)
    );
  });
}

async function expectNoSidewaysScroll(page: Page) {
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
}

for (const path of pages) {
  test(`${path} loses nothing at 400 % and bears wider spacing of its text`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await open(page, path);
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);

    await page.addStyleTag({
      content: `* {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`,
    });
    for (const width of [phone.width, desktop.width]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
      expect(await cutOff(page), `at ${width} px`).toEqual([]);
    }
  });
}

test.describe('at 400 %', () => {
  test.use({ viewport: zoomed });

  /** The share of the window that no fixed or sticky thing covers. */
  const freeHeight = (page: Page) =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('body *')].filter((element) =>
        /fixed|sticky/.test(getComputedStyle(element).position),
      );
      const heights = Array.from({ length: innerHeight }, (_, y) => y + 0.5);
      const free = heights.filter(
        (y) =>
          !bars.some((bar) => {
            const { top, bottom, width } = bar.getBoundingClientRect();
            return width > innerWidth / 2 && top <= y && y <= bottom;
          }),
      );
      return free.length / innerHeight;
    });

  test('the bars leave room to read', async ({ page }) => {
    await open(page, '/calculator/');
    await calculateTo(page, 2);
    await page.locator('input[value=landing]').scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
    expect(await freeHeight(page)).toBeGreaterThan(0.6);
  });

  test('the menu can be scrolled to its last link', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    // By hand: a script could scroll what a visitor cannot.
    await page.mouse.move(zoomed.width / 2, zoomed.height / 2);
    const last = menuOf(page).getByRole('link').last();
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(await cutOff(page)).toEqual([]);
  });

  test('the dialog shows all its buttons', async ({ page }) => {
    await open(page, '/calculator/');
    const dialog = await openCall(page);
    for (const control of await dialog.locator('a, button').all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
  });

  test('the notice of a failure fits with its phone and its button', async ({ page }) => {
    await open(page, '/');
    await failToSend(page);
    const notice = await seenNotice(page);
    await expect(notice.locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    expect(await cutOff(page)).toEqual([]);
  });
});
