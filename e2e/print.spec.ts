import { PRIVACY_ID, routes } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, open, test } from './fixtures';
import { layOutAsPaper, overlaps } from './print-layout';

const content = fixtureContent();

const { cases, privacy } = content;

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

test('the policy is printed with its title where it is open, and only there', async ({ page }) => {
  const text = page.getByText(privacy.policy.paragraphs[0] ?? '');
  const isPrinted = async (expected: boolean) => {
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator(`#${PRIVACY_ID}`);
    await expect(text).toBeVisible({ visible: expected });
    await expect(printed.getByRole('heading', { name: privacy.title })).toBeVisible({
      visible: expected,
    });
    await page.emulateMedia({ media: null });
  };
  await open(page, '/');
  await isPrinted(false);
  await page.locator('footer').getByRole('link', { name: privacy.link }).click();
  await expect(text).toBeVisible();
  await isPrinted(true);
});

test('a filtered list of cases prints the cases that are seen, and whole', async ({ page }) => {
  await open(page, '/');
  const seen = page.locator('#cases article').filter({ visible: true });
  await page.getByRole('tab', { name: cases.tabs.all }).click();
  await expect(seen).toHaveCount(cases.items.length);
  await page.getByRole('tab').last().click();
  const titles = await seen.getByRole('heading').allTextContents();
  expect(titles.length).toBeLessThan(cases.items.length);
  await page.emulateMedia({ media: 'print' });
  expect(await seen.getByRole('heading').allTextContents()).toEqual(titles);
  for (const card of await seen.all()) await expect(card.locator('dl')).toBeVisible();
});
