import sharp from 'sharp';
import { desktop, expect, open, test } from './fixtures';

const PAGE = '/website-creation-donetsk/';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

test('each picture is whole, sharp, and at most 40 KB', async ({ page }) => {
  await open(page, PAGE);
  // A phone opens the works after the third.
  const shown = page.locator('#portfolio img').filter({ visible: true });
  await expect(shown).toHaveCount(3);
  await page.getByText('Остальные', { exact: true }).click();
  await expect(shown).toHaveCount(4);
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /./);
    const address = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    expect(address).toMatch(/\/[0-9a-f]+-\d+\.avif$/);
    const bytes = await (await page.request.get(address)).body();
    const { width = 0 } = await sharp(bytes).metadata();
    const displayed = (await picture.boundingBox())?.width ?? 0;
    expect(width).toBeGreaterThanOrEqual(Math.min(2 * displayed, 500));
    expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
  }
});

test('the portfolio stands in the first screen', async ({ page }) => {
  for (const size of [{ width: 360, height: 740 }, desktop]) {
    await page.setViewportSize(size);
    await page.goto(PAGE);
    const top = (await page.locator('#portfolio img').first().boundingBox())?.y ?? Infinity;
    expect(size.height - top, `at ${size.width} px`).toBeGreaterThan(150);
  }
});
