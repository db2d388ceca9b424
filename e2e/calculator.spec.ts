import { content } from './fixture-content';
import { expect, open, press, STILL, test } from './fixtures';

test.use({ contextOptions: STILL });

const asked = [
  { 'yandex-context': '25 000 ₽/мес', 'vk-targeting': '18 000 ₽/мес' },
  { rsa: '5 000 ₽/мес', 'telegram-ads': '5 000 ₽/мес' },
  { landing: '19 500 ₽', ecommerce: '45 000 ₽' },
  { seo: '5 000 ₽/мес', complex: '15 000 ₽/мес' },
];

test('each step asks for its services at their prices, and no choice gets a kind answer', async ({
  page,
}) => {
  await open(page, '/calculator/');
  for (const [index, services] of asked.entries()) {
    await expect(page.getByText(`Шаг ${index + 1} из 4`)).toBeVisible();
    await expect(page.getByText('Выбрано услуг: 0')).toBeVisible();
    const progress = String((index + 1) * 25);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', progress);
    await expect(page.locator('input[name=service]:visible')).toHaveCount(2);
    for (const [id, price] of Object.entries(services)) {
      const card = page.locator('label:visible', { has: page.locator(`input[value=${id}]`) });
      await expect(card.locator('..')).toContainText(price.replaceAll(' ', '\u00a0'));
    }
    await press(page, index < 3 ? 'Далее' : 'Получить расчет');
  }
  const { title, text, advice } = content.calculator.result.empty;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: advice })).toHaveAttribute('href', '#contact');
});
