import { content } from './fixture-content';
import { expect, open, STILL, test } from './fixtures';
import { expectFocusKept, openCall, press } from './states';

test.use({ contextOptions: STILL });

const { result, call } = content.calculator;

test.beforeEach(({ page }) => open(page, '/calculator/'));

test('each step asks for its services at their prices, and no choice gets a kind answer', async ({
  page,
}) => {
  const asked = [
    { 'yandex-context': '25 000 ₽/мес', 'vk-targeting': '18 000 ₽/мес' },
    { rsa: '5 000 ₽/мес', 'telegram-ads': '5 000 ₽/мес' },
    { landing: '19 500 ₽', ecommerce: '45 000 ₽' },
    { seo: '5 000 ₽/мес', complex: '15 000 ₽/мес' },
  ];
  for (const [index, services] of asked.entries()) {
    await expect(page.getByText(`Шаг ${index + 1} из 4`)).toBeVisible();
    await expect(page.getByText('Выбрано услуг: 0')).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      String((index + 1) * 25),
    );
    await expect(page.locator('input[name=service]:visible')).toHaveCount(2);
    for (const [id, price] of Object.entries(services)) {
      const card = page.locator('label:visible', { has: page.locator(`input[value=${id}]`) });
      await expect(card.locator('..')).toContainText(price.replaceAll(' ', '\u00a0'));
    }
    await press(page, index < 3 ? 'Далее' : 'Получить расчет');
  }
  await expect(page.getByRole('heading', { name: result.empty.title })).toBeVisible();
  await expect(page.getByText(result.empty.text)).toBeVisible();
  await expect(page.getByRole('link', { name: result.empty.advice })).toHaveAttribute(
    'href',
    '#contact',
  );
});

test('«Позвонить» opens a dialog that keeps the focus and gives it back', async ({ page }) => {
  const dialog = await openCall(page);
  await expect(dialog.locator('a[href="tel:+79491112233"]')).toBeVisible();
  await expect(dialog.locator('a[href="https://t.me/handle"]')).toBeVisible();
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
