import { routes } from '@/lib/routes';
import { expect, test } from './fixtures';
import { layOutAsPaper, overlaps } from './print-layout';

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

test('home prints on five sheets, others on one, and no texts overlap', async ({ page }) => {
  for (const { id, path } of routes) {
    await page.goto(path);
    const document = await page.pdf({ format: 'A4' });
    const sheets = document.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length, path).toBeGreaterThan(0);
    expect(sheets.length, path).toBeLessThanOrEqual(id === 'home' ? 5 : 1);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(layOutAsPaper);
    expect(await page.evaluate(overlaps), path).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});
