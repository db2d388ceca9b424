import type { Locator, Page } from '@playwright/test';
import { expect, open, phone, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { calculateTo, desktop, failToSend, menuOf, openCall, pages, zoomed } from './states';

const { site, cases } = content;
const { call } = content.calculator;

// A link that gets the focus has its page fetched ahead, and the browser tells of what is not used at once. The 404
// page tells its path, and a failed lead its request.
test.use({
  contextOptions: STILL,
  expectedMessages: /404 Error|Failed to load resource|preloaded using link preload/,
});

/** A walk over a long page takes its time. */
test.describe.configure({ timeout: 90_000 });

for (const path of pages) {
  test(`the first Tab on ${path} leads past the menu`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: site.header.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('the tabs are walked with the arrow keys, Home and End', async ({ page }) => {
  await open(page, '/');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(cases.tabs.all).focus();
  const walk = [
    ['ArrowRight', cases.tabs.beauty],
    ['End', cases.tabs.construction],
    ['ArrowRight', cases.tabs.all],
    ['ArrowLeft', cases.tabs.construction],
    ['Home', cases.tabs.all],
  ] as const;
  for (const [key, name] of walk) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role=tab][aria-selected=true]')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  }
  // One stop for all tabs: the next Tab leads into the panel.
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=tabpanel] :focus')).toHaveCount(1);
});

test('the dialog keeps the focus and gives it back', async ({ page }) => {
  await open(page, '/calculator/');
  const dialog = await openCall(page);
  await expectFocusKept(page, dialog);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: call.close }).click(),
  ]) {
    await close();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Позвонить' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
  }
});

test('the menu keeps the focus and gives it back', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const button = page.getByRole('button', { name: site.header.menu });
  await button.press('Enter');
  const menu = menuOf(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expectFocusKept(page, menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: site.header.close }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

/** Walks twice around, forwards and backwards, and never finds the focus outside. */
async function expectFocusKept(page: Page, place: Locator) {
  const stops = await place.locator('a:visible, button:visible').count();
  expect(stops).toBeGreaterThan(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    const met = new Set<string>();
    for (let step = 0; step < 2 * stops; step++) {
      await page.keyboard.press(key);
      await expect(place.locator(':focus'), `${key} ${step + 1}`).toHaveCount(1);
      met.add(await place.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(met.size, key).toBe(stops);
  }
}

/** Walks by Tab over a whole page and tells every stop that lies wholly under something that stays in place. */
async function obscuredStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  const obscured: string[] = [];
  for (let stop = 0; stop < 250; stop++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      // A card is the label of its box and shows the focus of both.
      const target = focused.closest('label') ?? focused;
      const { left, right, top, bottom } = target.getBoundingClientRect();
      const points = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((x) =>
        [0.05, 0.25, 0.5, 0.75, 0.95].map((y) => ({
          x: left + (right - left) * x,
          y: top + (bottom - top) * y,
        })),
      );
      const seen = points.some(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (target.contains(hit) || hit.contains(target));
      });
      return { seen, html: target.outerHTML.slice(0, 120) };
    });
    if (!found) return obscured;
    if (!found.seen) obscured.push(found.html);
  }
  throw new Error('The walk has no end');
}

test.describe('walking by Tab', () => {
  for (const size of [{ width: 390, height: 640 }, desktop, zoomed]) {
    const walks: Record<string, { path: string; reach: (page: Page) => Promise<unknown> }> = {
      'the home page': { path: '/', reach: async () => {} },
      'the calculator with its sums': {
        path: '/calculator/',
        reach: (page) => calculateTo(page, 2),
      },
      'a page with a notice': { path: '/seo-donetsk/', reach: failToSend },
    };
    for (const [name, { path, reach }] of Object.entries(walks)) {
      test(`no stop of ${name} is hidden under a bar at ${size.width} × ${size.height}`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await open(page, path);
        await reach(page);
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          expect(await obscuredStops(page, key), key).toEqual([]);
        }
      });
    }
  }
});
