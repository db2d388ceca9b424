import sharp from 'sharp';
import { desktop, expect, open, test } from './fixtures';

const PAGE = '/website-creation-donetsk/';

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

/** `shown` is its width, and `meant` the width for which its file was chosen, both in CSS pixels. */
const look = async (image: HTMLImageElement) => {
  await image.decode();
  return { address: image.currentSrc, top: image.y, shown: image.width, meant: image.naturalWidth };
};

test('each picture is whole, sharp, and at most 40 KB', async ({ page }) => {
  await open(page, PAGE);
  // A phone opens the works after the third.
  const works = page.locator('#portfolio img').filter({ visible: true });
  await expect(works).toHaveCount(3);
  await page.getByText('Остальные', { exact: true }).click();
  await expect(works).toHaveCount(4);
  for (const picture of await works.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /./);
    const { address, shown } = await picture.evaluate(look);
    expect(address).toMatch(/\/[0-9a-f]+-\d+\.avif$/);
    const bytes = await (await page.request.get(address)).body();
    const { width = 0 } = await sharp(bytes).metadata();
    expect(width).toBeGreaterThanOrEqual(Math.min(2 * shown, 500));
    expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
  }
});

test('the first work stands in the first screen, in a file of its width', async ({ page }) => {
  for (const size of [{ width: 360, height: 740 }, { width: 768, height: 1024 }, desktop]) {
    await page.setViewportSize(size);
    await page.goto(PAGE);
    const { top, shown, meant } = await page.locator('#portfolio img').first().evaluate(look);
    expect(size.height - top, `at ${size.width} px`).toBeGreaterThan(150);
    expect(meant, `at ${size.width} px`).toBeGreaterThan(0.9 * shown);
  }
});
