import { content } from '@/content';
import { expect, leadsOf, open, test } from '../fixtures';
import { thisHost } from './ask';

test('a link switches the page without loading it anew', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header a[href="/seo-donetsk/"]').click();
  await expect(page).toHaveURL(/\/seo-donetsk\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.seo.hero.title);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a lead travels into the inbox', async ({ page }) => {
  const name = `Анна, ${thisHost()}`;
  await open(page, '/seo-donetsk/');
  await page.locator('#contact [name=name]').fill(name);
  await page.locator('#contact [name=phone]').fill('8 949 123 45 67');
  await page.locator('#contact button[type=submit]').click();
  await expect(page.locator('#contact [role=status]')).toContainText(
    content.contact.notices.sent.text,
  );
  expect(await leadsOf(name)).toHaveLength(1);
});

test.describe('on a missing page', () => {
  test.use({ expectedMessages: /404 Error: .*route: \/nope\/deep\/er|status of 404/ });

  test('the missing path is told in the console', async ({ page }) => {
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('/nope/deep/er'),
    });
    const response = await page.goto('/nope/deep/er');
    expect(response?.status()).toBe(404);
    await logged;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  });
});
