import { calculateTo } from './calculator';
import { fixtureContent } from './fixture-content';
import { expect, hydrated, open, press, test } from './fixtures';
import { field, fill } from './lead-form';

const content = fixtureContent();

const { failure } = content.site;

test.use({ expectedMessages: /broken/ });

test('a component that fails leaves the page, the phone and what was typed', async ({ page }) => {
  await open(page, '/calculator/');
  await fill(page, 'Сломанная страница');
  await page.evaluate(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      get() {
        throw new Error('broken');
      },
    });
  });
  await calculateTo(page, 3);
  await press(page, 'Получить расчет');
  const notice = page.getByRole('alert').filter({ hasText: failure.reload });
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href="tel:+79491112233"]')).toBeVisible();
  await expect(notice.getByRole('link', { name: failure.form })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#contact h2')).toBeVisible();
  await notice.getByRole('button', { name: failure.reload }).click();
  await hydrated(page);
  await expect(notice).toBeHidden();
  await expect(field(page, 'name')).toHaveValue('Сломанная страница');
  await expect(page.getByText('Выбрано услуг: 4')).toBeVisible();
});
