import { expect, open, test } from '../fixtures';
import { content } from '../frozen-content';
import { expectDelivered, fill, submit } from '../lead';
import { thisHost } from './ask';

test.use({ expectedMessages: /404 Error: .*route: \/nope\/deep\/er|status of 404/ });

test('a visitor is told of a missing page, switches pages without a load and sends a lead', async ({
  page,
}) => {
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().includes('/nope/deep/er'),
  });
  const response = await page.goto('/nope/deep/er');
  expect(response?.status()).toBe(404);
  await logged;
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Oops! Page not found');

  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header a[href="/seo-donetsk/"]').click();
  await expect(page).toHaveURL(/\/seo-donetsk\/$/);
  await expect(heading).toHaveText(content.seo.hero.title);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  const typed = await fill(page, `Анна, ${thisHost()}`);
  await submit(page).click();
  await expectDelivered(page, typed);
});
