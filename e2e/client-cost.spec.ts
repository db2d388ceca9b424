import { expect, open, phone, plain, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { field } from './lead';

const { calculation } = { ...content.home.hero.sheet };

test.use({ viewport: phone, contextOptions: STILL });

test('a trade and a budget tell how many leads that was, and go along into the lead’s message', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByLabel(String(calculation?.trade)).selectOption('Юристы');
  const budget = page.getByLabel(String(calculation?.budget));
  await budget.focus();
  await budget.press('ArrowRight');
  await expect(page.locator('output')).toHaveText(
    /25\s000\s₽\s— это 31\sобращение.*800\s₽.*не\sобещание/,
  );

  await page.getByRole('link', { name: content.home.hero.primary }).first().click();
  const line = 'Ваше дело: Юристы, бюджет на рекламу: 25 000 ₽';
  expect(plain(await field(page, 'message').inputValue())).toBe(line);
  await page.getByRole('link', { name: content.home.hero.secondary }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.calculator.hero.title);
  expect(plain(await field(page, 'message').inputValue())).toBe(line);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the report stands without the fields', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('Мастерская ежей, 3 месяца рекламы')).toBeVisible();
    await expect(page.locator('output')).toBeHidden();
    await expect(page.locator('select')).toBeHidden();
  });
});
