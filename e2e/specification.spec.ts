import type { Page } from '@playwright/test';
import { fixtureContent } from './fixture-content';
import { expect, open, phone, plain, press, test } from './fixtures';
import { expectTyped, failOnce, fill, formStatus, submit } from './lead-form';
import { menuOf } from './menu';
import { SEND_ADDRESS } from './site';

const content = fixtureContent();

/* The ways of a visitor that the site was ordered with, from their start to their end and with its own words. */

test.use({ expectedMessages: /Failed to load resource/ });

const service = (page: Page, id: string) => page.locator(`input[value="${id}"]`);

/** Expects a step, how far it is, and how many services are chosen. */
async function expectStep(page: Page, step: number, chosen: number) {
  await expect(page.getByText(`Шаг ${step} из 4`)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(25 * step));
  await expect(page.getByText(`Выбрано услуг: ${chosen}`)).toBeVisible();
  const back = page.getByRole('button', { name: 'Назад', exact: true });
  await expect(back).toBeEnabled({ enabled: step > 1 });
}

const rows = async (page: Page, table: string) => {
  const texts = await page.getByRole('table', { name: table }).getByRole('row').allInnerTexts();
  return texts.map(plain);
};

test('the calculator counts what is chosen in four steps, and starts anew', async ({ page }) => {
  await open(page, '/calculator/');
  await expectStep(page, 1, 0);
  await service(page, 'yandex-context').check();
  await service(page, 'vk-targeting').check();
  await expectStep(page, 1, 2);
  await service(page, 'yandex-context').uncheck();
  await expectStep(page, 1, 1);
  await press(page, 'Далее');
  await expectStep(page, 2, 1);
  await press(page, 'Назад');
  await expectStep(page, 1, 1);
  await expect(service(page, 'vk-targeting')).toBeChecked();
  await press(page, 'Далее');
  await service(page, 'telegram-ads').check();
  await press(page, 'Далее');
  await expectStep(page, 3, 2);
  await service(page, 'landing').check();
  await service(page, 'ecommerce').check();
  await press(page, 'Далее');
  await expectStep(page, 4, 4);
  await press(page, 'Получить расчет');

  const { result } = content.calculator;
  await expect(page.getByRole('heading', { name: result.title })).toBeFocused();
  const monthly = (await rows(page, result.monthly)).join('\n');
  for (const sum of ['18 000 ₽/мес', '5 000 ₽/мес', '23 000 ₽/мес']) {
    expect(monthly).toContain(sum);
  }
  const oneTime = (await rows(page, result.oneTime)).join('\n');
  for (const sum of ['19 500 ₽', '45 000 ₽', '64 500 ₽']) expect(oneTime).toContain(sum);

  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.locator('a[href="tel:+79491112233"]')).toBeVisible();
  await expect(dialog.locator('a[href="https://t.me/handle"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await press(page, 'Рассчитать заново');
  await expectStep(page, 1, 0);
  await expect(page.locator('input[name=service]:checked')).toHaveCount(0);
});

/** In rubles: the part that is paid once, and the part of each month. */
const PRICES = {
  'yandex-context': '25 000 ₽/мес',
  'vk-targeting': '18 000 ₽/мес',
  rsa: '5 000 ₽/мес',
  'telegram-ads': '5 000 ₽/мес',
  landing: '19 500 ₽',
  ecommerce: '45 000 ₽',
  seo: '5 000 ₽/мес',
  complex: '15 000 ₽/мес',
};

test('every service has its price, once or for each month', async ({ page }) => {
  await open(page, '/calculator/');
  const labels = page.locator('label:has(input[name=service])');
  const prices = await labels.evaluateAll((all) =>
    all.map((label) => {
      const [price = ''] = label.textContent?.match(/[\d\s]+₽(\/мес)?/) ?? [];
      return [label.querySelector('input')?.value, price];
    }),
  );
  const typed = Object.fromEntries(prices.map(([id, price]) => [id, plain(price ?? '')]));
  expect(typed).toEqual(PRICES);
});

test('the calculator asks for no choice, and a skipped step is passed', async ({ page }) => {
  await open(page, '/calculator/');
  for (const step of [1, 2, 3, 4]) {
    await expectStep(page, step, 0);
    await press(page, 'Пропустить этот шаг');
  }
  const { title } = content.calculator.result.empty;
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  await press(page, 'Рассчитать заново');
  await expectStep(page, 1, 0);
});

test('a tab shows the cases of its category alone, and a load all of them', async ({ page }) => {
  const { categories, items } = content.cases;
  const titles = (category?: string) =>
    items.filter((item) => !category || item.category === category).map((item) => item.title);
  const shown = page.locator('#cases article:visible').getByRole('heading');
  await open(page, '/');
  await expect(shown).toHaveText(titles());
  for (const [category, label] of Object.entries(categories)) {
    if (titles(category).length === 0) continue;
    await page.getByRole('tab', { name: label, exact: true }).click();
    await expect(shown).toHaveText(titles(category));
  }
  await page.reload();
  await expect(shown).toHaveText(titles());
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
});

test('several questions are open at once, and a second click closes one', async ({ page }) => {
  await open(page, '/');
  const [first, second] = content.faq.items;
  const question = (text = '') => page.locator('#faq summary', { hasText: text });
  const answer = (text = '') => page.locator('#faq').getByText(text);
  await question(first?.question).click();
  await question(second?.question).click();
  await expect(answer(first?.answer)).toBeVisible();
  await expect(answer(second?.answer)).toBeVisible();
  await question(first?.question).click();
  await expect(answer(first?.answer)).toBeHidden();
  await expect(answer(second?.answer)).toBeVisible();
});

test('a phone’s menu opens by its button, and a link closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const menu = menuOf(page);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: content.site.header.menu }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: content.site.menu.calculator }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('h1')).toHaveText(content.calculator.hero.title);
});

test('a form without a name or a phone says so and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await open(page, '/');
  for (const [name, number] of [
    ['', ''],
    ['Анна', ''],
    [' ', '8 949 123 45 67'],
  ] as const) {
    await fill(page, name, 'Салон', number);
    await submit(page).click();
    await expect(formStatus(page)).toContainText('Ошибка');
    await expect(formStatus(page)).toContainText('Пожалуйста, заполните имя и телефон');
    await expectTyped(page, { name, phone: number, message: 'Салон' });
  }
  expect(sent).toEqual([]);
});

test('a lead that fails is kept, and the next one is sent as the service wants it', async ({
  page,
}) => {
  await open(page, '/');
  await failOnce(page);
  const typed = await fill(page, 'Вера из спецификации', 'Салон на Артёма', '123');
  await submit(page).click();
  await expect(formStatus(page)).toContainText('Ошибка отправки');
  await expect(formStatus(page)).toContainText('Попробуйте связаться по телефону');
  await expectTyped(page, typed);

  const asked = page.waitForRequest(SEND_ADDRESS);
  await submit(page).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  const { template_params: params, ...account } = request.postDataJSON();
  expect(Object.keys(account).sort()).toEqual([
    'lib_version',
    'service_id',
    'template_id',
    'user_id',
  ]);
  // The pre-checked box of the audit is not sent.
  expect(Object.keys(params).sort()).toEqual(['from_name', 'from_phone', 'message', 'to_email']);
  expect(params).toMatchObject({ from_name: typed.name, from_phone: '123' });
  await expect(formStatus(page)).toContainText('Заявка отправлена!');
  await expect(formStatus(page)).toContainText('Мы свяжемся с вами в ближайшее время');
  await expectTyped(page, { name: '', phone: '', message: '' });
});
