import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { field, submit } from './contact-form';
import { expect, laidOut, open, plain, test } from './fixtures';
import { content } from './frozen-content';

const { contact } = content;

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test.beforeEach(async ({ page }) => {
    const active = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
    expect(active).toBe(true);
  });

  test('buttons and fields keep an edge', async ({ page }) => {
    await open(page, '/');
    for (const control of [
      submit(page),
      field(page, 'name'),
      page.locator('main a[href="#contact"]').first(),
      page.getByRole('tab').last(),
    ]) {
      const { colourAt, width, height } = await look(control);
      const paper = await colourOfPaper(page);
      // The edge may begin within a pixel.
      const edges = [0, 1, 2].flatMap((depth) => [
        colourAt(width / 2, depth),
        colourAt(depth, height / 2),
      ]);
      expect(edges.filter((colour) => colour !== paper).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('the chosen tab, the ticked card, the bar and the stars stand out', async ({ page }) => {
    await open(page, '/');
    const tabs = page.getByRole('tab');
    const inside = async (locator: Locator) => (await look(locator)).colourAt(6, 6);
    expect(await inside(tabs.first())).not.toBe(await inside(tabs.last()));
    const star = await look(
      page
        .getByRole('img', { name: /^Оценка/ })
        .first()
        .locator('svg')
        .first(),
    );
    expect(star.colourAt(star.width / 2, star.height / 2)).not.toBe(await colourOfPaper(page));

    await page.goto('/calculator/');
    const bar = await look(page.getByRole('progressbar'));
    expect(bar.colourAt(bar.width / 8, bar.height / 2)).not.toBe(
      bar.colourAt(bar.width / 2, bar.height / 2),
    );
    // The label lies over the card around it.
    const card = page
      .locator('label', { has: page.locator('input[value=vk-targeting]') })
      .locator('..');
    const edge = async () => (await look(card, 4)).colourAt(1, 100);
    const unticked = await edge();
    await card.click();
    expect(await edge()).not.toBe(unticked);
  });

  test('the focus and an error are seen', async ({ page }) => {
    await open(page, '/');
    const width = (name: string, side: string) =>
      field(page, name).evaluate(
        (element, property) =>
          Number.parseFloat(getComputedStyle(element).getPropertyValue(property)),
        side,
      );
    const border = await width('phone', 'border-top-width');
    await submit(page).click();
    await expect(field(page, 'name')).toBeFocused();
    expect(await width('name', 'outline-width')).toBeGreaterThanOrEqual(2);
    expect(await width('phone', 'border-top-width')).toBeGreaterThan(border);
    await expect(page.getByText(plain(contact.form.missing.phone))).toBeVisible();
  });
});

/** A picture of an element, with some pixels around it, and the colours in it: what styles say is not what is painted. */
async function look(locator: Locator, around = 0) {
  await laidOut(locator.page());
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not to be seen`);
  const x = Math.floor(box.x) - around;
  const y = Math.floor(box.y) - around;
  const clip = { x, y, width: box.width + 2 * around, height: box.height + 2 * around };
  const picture = await locator.page().screenshot({ clip, animations: 'disabled' });
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (left: number, top: number) => {
    const start = (Math.round(top) * info.width + Math.round(left)) * info.channels;
    return [...data.subarray(start, start + 3)].join(' ');
  };
  return { colourAt, width: info.width, height: info.height };
}

/** The ground of the page, taken beside the words of the form. */
async function colourOfPaper(page: Page): Promise<string> {
  return (await look(page.locator('#contact form'), 8)).colourAt(2, 2);
}
