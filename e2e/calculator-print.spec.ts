import type { Page } from '@playwright/test';
import { fixtureContent } from './fixture-content';
import { expect, open, test } from './fixtures';

const content = fixtureContent();

const { calculator, prices } = content;

async function printed(page: Page) {
  await page.emulateMedia({ media: 'print' });
  return page.locator('#estimate');
}

test('printed before a choice, the calculator is a price list', async ({ page }) => {
  await open(page, '/calculator/');
  const sheet = await printed(page);
  for (const { name } of prices.services) await expect(sheet.getByText(name).first()).toBeVisible();
  await expect(sheet.getByText(/19.500.₽/).first()).toBeVisible();
  await expect(sheet.getByRole('button')).toHaveCount(0);
});

test('printed with a choice, the calculator is the chosen services with their sums', async ({
  page,
}) => {
  await open(page, '/calculator/');
  await page.locator('input[value=vk-targeting]').check();
  const total = page.getByRole('complementary', { name: calculator.form.total });
  await expect(total).toContainText(/18.000.₽/);
  const sheet = await printed(page);
  await expect(total).toBeVisible();
  await expect(total.getByRole('listitem').first()).toBeVisible();
  await expect(sheet.locator('form')).toBeHidden();
});
