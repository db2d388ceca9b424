import { estimate } from '@/lib/estimate';
import { formatRubles, formatRublesPerMonth } from '@/lib/format';
import { expect, open, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { href } from './site';
import { skipSteps } from './states';

test.use({ contextOptions: STILL });

const { steps, form, result, call } = content.calculator;
const { services } = content.prices;

/** Section 9 of the specification. */
const specified = {
  'yandex-context': [25000, 'monthly'],
  'vk-targeting': [18000, 'monthly'],
  rsa: [5000, 'monthly'],
  'telegram-ads': [5000, 'monthly'],
  landing: [19500, 'one-time'],
  ecommerce: [45000, 'one-time'],
  seo: [5000, 'monthly'],
  complex: [15000, 'monthly'],
};

test.beforeEach(({ page }) => open(page, '/calculator/'));

test('the price list is that of the specification', () => {
  expect(Object.fromEntries(services.map(({ id, price, kind }) => [id, [price, kind]]))).toEqual(
    specified,
  );
});

test('the words of the buttons and counters are those of the specification', async ({ page }) => {
  await expect(page.getByText('Шаг 1 из 4')).toBeVisible();
  await expect(page.getByText('Выбрано услуг: 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Назад' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Далее' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Пропустить этот шаг' })).toBeVisible();
});

test('each step asks for its own services and moves the bar', async ({ page }) => {
  const asked = [
    ['yandex-context', 'vk-targeting'],
    ['rsa', 'telegram-ads'],
    ['landing', 'ecommerce'],
    ['seo', 'complex'],
  ];
  for (const [index, ids] of asked.entries()) {
    await expect(page.getByText(`Шаг ${index + 1} из 4`)).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      String((index + 1) * 25),
    );
    const visible = page.locator('input[name=service]:visible');
    await expect(visible).toHaveCount(2);
    expect(
      await visible.evaluateAll((boxes: HTMLInputElement[]) => boxes.map((b) => b.value)),
    ).toEqual(ids);
    await page.getByRole('button', { name: index < 3 ? 'Далее' : 'Получить расчет' }).click();
  }
  await expect(page.getByRole('heading', { name: result.empty.title })).toBeVisible();
});

test('the whole way by mouse: choices, totals, back, result', async ({ page }) => {
  await page.locator('input[value=vk-targeting]').check();
  await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Далее' }).click();
  // The whole card is the label.
  await page.locator('label', { has: page.locator('input[value=rsa]') }).click();
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.locator('input[value=landing]').check();
  await expect(page.getByText('Выбрано услуг: 3')).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.locator('input[value=rsa]')).toBeChecked();
  await page.locator('input[value=rsa]').uncheck();
  await page.getByRole('button', { name: 'Далее' }).click();
  await page.getByRole('button', { name: 'Пропустить этот шаг' }).click();
  await page.locator('input[value=seo]').check();
  await page.getByRole('button', { name: 'Получить расчет' }).click();

  const oneTime = page.getByRole('table', { name: result.oneTime });
  await expect(oneTime.locator('tbody tr')).toHaveCount(1);
  await expect(oneTime.locator('tfoot')).toContainText('19\u00a0500\u00a0₽');
  const monthly = page.getByRole('table', { name: result.monthly, exact: true });
  await expect(monthly.locator('tbody tr')).toHaveCount(2);
  await expect(monthly.locator('tfoot')).toContainText('23\u00a0000\u00a0₽/мес');
});

test('all services together add up', async ({ page }) => {
  for (const { services: ids } of steps) {
    for (const id of ids) await page.locator(`input[value=${id}]`).check();
    await page.getByRole('button', { name: new RegExp(`^(${form.next}|${form.finish})$`) }).click();
  }
  const sums = estimate(services, new Set(services.map(({ id }) => id)));
  expect([sums.oneTimeTotal, sums.monthlyTotal]).toEqual([64500, 73000]);
  await expect(page.getByText(formatRubles(64500))).toBeVisible();
  await expect(page.getByText(formatRublesPerMonth(73000))).toBeVisible();
});

test('the whole way by keyboard: the focus follows the steps', async ({ page }) => {
  await page.locator('input[value=yandex-context]').focus();
  await page.keyboard.press('Space');
  for (const [index, step] of steps.entries()) {
    if (index > 0) await expect(page.getByRole('heading', { name: step.title })).toBeFocused();
    // Enter on a checkbox submits the step, as in any form.
    await page.keyboard.press('Tab');
    await expect(page.locator('input[name=service]:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: result.title })).toBeFocused();
  await expect(page.getByRole('table', { name: result.monthly })).toContainText('25\u00a0000');
});

test('no choice at all gives a kind answer and two ways on', async ({ page }) => {
  await skipSteps(page);
  await expect(page.getByText(result.empty.text)).toBeVisible();
  await expect(page.getByRole('link', { name: result.empty.advice })).toHaveAttribute(
    'href',
    '#contact',
  );
  await page.getByRole('button', { name: 'Рассчитать заново' }).click();
  await expect(page.getByText('Шаг 1 из 4')).toBeVisible();
});

test('a restart begins at step one with nothing selected', async ({ page }) => {
  await page.locator('input[value=vk-targeting]').check();
  await skipSteps(page);
  await page.getByRole('button', { name: 'Рассчитать заново' }).click();
  await expect(page.getByText('Шаг 1 из 4')).toBeVisible();
  await expect(page.getByText('Выбрано услуг: 0')).toBeVisible();
  await expect(page.locator('input[name=service]:checked')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: steps[0]?.title })).toBeFocused();
});

test('«Позвонить» opens an alert with phone and messenger and gives the focus back', async ({
  page,
}) => {
  await skipSteps(page);
  const button = page.getByRole('button', { name: 'Позвонить' });
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: call.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('a[href="tel:+79491112233"]')).toBeVisible();
  await expect(dialog.locator('a[href="https://t.me/handle"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('the estimate goes into the message and leaves what is there', async ({ page }) => {
  const message = page.locator('#contact textarea[name=message]');
  await message.fill('Позвоните после обеда');
  await page.locator('input[value=vk-targeting]').check();
  const finish = async () => {
    await skipSteps(page);
    await page.getByRole('link', { name: 'Оставить заявку с этим расчётом' }).click();
  };
  await finish();
  await expect(message).toHaveValue(
    /^Позвоните после обеда\n\nРасчёт с\sсайта:[\s\S]*18\s000\s₽\/мес/,
  );
  await expect(page.locator('#contact h2')).toBeInViewport();

  await page.getByRole('button', { name: 'Рассчитать заново' }).click();
  await page.locator('input[value=yandex-context]').check();
  await finish();
  await expect(message).toHaveValue(/^Позвоните после обеда\n\n[\s\S]*25\s000/);
  await expect(message).not.toHaveValue(/18\s000/);
});

test('what was ticked is counted when the page comes back', async ({ page }) => {
  await page.locator('input[value=vk-targeting]').check();
  await page.locator(`header a[href="${href('/seo-donetsk/')}"]`).click();
  await expect(page).toHaveURL(/seo/);
  await page.goBack();
  const ticked = await page.locator('input[name=service]:checked').count();
  await expect(page.getByText(`Выбрано услуг: ${ticked}`)).toBeVisible();
});
