import type { Page } from '@playwright/test';
import { content } from '@/content';
import { expect, leadsOf, open, test } from './fixtures';
import { SEND_ADDRESS } from './site';

const { form, notices } = content.contact;

const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);
const submit = (page: Page) => page.locator('#contact button[type=submit]');
const region = (page: Page) => page.locator('#contact [role=status]');
/** The toast: what the eye sees. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

async function fill(page: Page, name: string, message = '') {
  await field(page, 'name').fill(name);
  await field(page, 'phone').fill('8 949 123 45 67');
  await field(page, 'message').fill(message);
}

test('the notices are those of the error catalogue, word for word', () => {
  expect(notices.missing).toEqual({
    title: 'Ошибка',
    text: expect.stringMatching(/^Пожалуйста, заполните имя и\sтелефон$/),
  });
  expect(notices.failed).toEqual({
    title: 'Ошибка отправки',
    text: expect.stringMatching(/^Попробуйте связаться по\sтелефону$/),
  });
  expect(notices.sent).toEqual({
    title: 'Заявка отправлена!',
    text: expect.stringMatching(/^Мы\sсвяжемся с\sвами в\sближайшее время$/),
  });
});

test('the fields are those of the specification', async ({ page }) => {
  await open(page, '/');
  await expect(field(page, 'name')).toHaveAttribute('required');
  await expect(field(page, 'phone')).toHaveAttribute('required');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  await expect(field(page, 'message')).not.toHaveAttribute('required');
  await expect(field(page, 'audit')).toBeChecked();
});

for (const path of ['/', '/calculator/', '/seo-donetsk/']) {
  test(`a lead from ${path} travels into the inbox with exactly its four parameters`, async ({
    page,
  }) => {
    const name = `Анна ${path}`;
    await open(page, path);
    await fill(page, name, 'Салон «Ё», 🙂 <b>"цены"</b>\nвторая строка');
    await submit(page).click();
    await expect(toast(page, notices.sent.title)).toBeVisible();
    await expect(region(page)).toContainText(notices.sent.text);
    expect(await leadsOf(name)).toEqual([
      {
        from_name: name,
        from_phone: '8 949 123 45 67',
        message: 'Салон «Ё», 🙂 <b>"цены"</b>\nвторая строка',
        to_email: 'owner@example.ru',
      },
    ]);
    for (const one of ['name', 'phone', 'message']) await expect(field(page, one)).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

test('two leads in a row both arrive', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Первый', 'Второй']) {
    await fill(page, name);
    await submit(page).click();
    await expect.poll(() => leadsOf(name)).toHaveLength(1);
    await expect(field(page, 'name')).toHaveValue('');
  }
});

const blank = [
  { name: '', phone: '', focused: 'name', marked: ['name', 'phone'] },
  { name: '   ', phone: '1', focused: 'name', marked: ['name'] },
  { name: 'Анна', phone: ' ', focused: 'phone', marked: ['phone'] },
];
for (const { name, phone, focused, marked } of blank) {
  test(`name «${name}» with phone «${phone}» is refused and nothing is sent`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url() === SEND_ADDRESS) sent.push(request.url());
    });
    await open(page, '/');
    await field(page, 'name').fill(name);
    await field(page, 'phone').fill(phone);
    await submit(page).click();
    await expect(toast(page, notices.missing.title)).toBeVisible();
    await expect(toast(page, notices.missing.text)).toBeVisible();
    await expect(region(page)).toContainText(notices.missing.text);
    await expect(field(page, focused)).toBeFocused();
    for (const one of ['name', 'phone'] as const) {
      if (marked.includes(one)) {
        await expect(field(page, one)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, one)).toHaveAccessibleDescription(form.missing[one]);
      } else {
        await expect(field(page, one)).not.toHaveAttribute('aria-invalid');
      }
    }
    await expect(field(page, 'name')).toHaveValue(name);
    expect(sent).toEqual([]);
  });
}

test('a mended field loses its mark', async ({ page }) => {
  await open(page, '/');
  await submit(page).click();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'name').fill('Анна');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await expect(field(page, 'phone')).toHaveAttribute('aria-invalid', 'true');
});

test.describe('when sending fails', () => {
  test.use({ expectedMessages: /Failed to load resource|CORS policy/ });

  const answers = {
    'a refused key': { status: 400, body: 'The Public Key is invalid' },
    'an outage whose body says OK': { status: 500, body: 'OK' },
    'an answer that is not 200': { status: 204, body: '' },
    'the rate limit': { status: 429, body: 'Too Many Requests' },
  };
  for (const [what, { status, body }] of Object.entries(answers)) {
    test(`${what} keeps the values, offers the phone and lets one try again`, async ({ page }) => {
      const name = `Повтор ${status}`;
      await page.route(
        SEND_ADDRESS,
        (route) =>
          route.request().method() === 'POST'
            ? route.fulfill({ status, body, headers: { 'Access-Control-Allow-Origin': '*' } })
            : route.continue(),
        { times: 1 },
      );
      await open(page, '/');
      await fill(page, name, 'вопрос');
      await submit(page).click();
      await expect(toast(page, notices.failed.title)).toBeVisible();
      await expect(region(page)).toContainText(notices.failed.text);
      await expect(page.locator('[data-kind=failed] a[href^="tel:"]').last()).toBeVisible();
      await expect(field(page, 'name')).toHaveValue(name);
      await expect(field(page, 'message')).toHaveValue('вопрос');
      await submit(page).click();
      await expect.poll(() => leadsOf(name)).toHaveLength(1);
      await expect(toast(page, notices.sent.title)).toBeVisible();
    });
  }

  test('a connection that breaks is told', async ({ page }) => {
    await page.route(SEND_ADDRESS, (route) => route.abort('connectionreset'));
    await open(page, '/');
    await fill(page, 'Обрыв');
    await submit(page).click();
    await expect(toast(page, notices.failed.title)).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('Обрыв');
  });

  test('the notice of a failure stays until the next try', async ({ page }) => {
    await page.clock.install();
    await page.route(SEND_ADDRESS, (route) => route.abort());
    await open(page, '/');
    await fill(page, 'Долго');
    await submit(page).click();
    const title = toast(page, notices.failed.title);
    await expect(title).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(title).toBeVisible();
  });
});

test('a service that never answers is told within twenty seconds', async ({ page }) => {
  await page.clock.install();
  await page.route(SEND_ADDRESS, () => {});
  await open(page, '/');
  await fill(page, 'Тишина');
  // The time limit runs from the request on, so the clock is moved only once that is under way.
  const asked = page.waitForRequest(SEND_ADDRESS);
  await submit(page).click();
  await asked;
  await expect(submit(page)).toHaveText(form.sending);
  await page.clock.fastForward('00:20');
  await expect(toast(page, notices.failed.title)).toBeVisible();
  await expect(submit(page)).toHaveText(form.submit);
  await expect(field(page, 'name')).toHaveValue('Тишина');
});

test('six impatient presses send one lead', async ({ page }) => {
  await open(page, '/');
  await fill(page, 'Шесть раз');
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 6; press++) button.click();
  });
  await expect(toast(page, notices.sent.title)).toBeVisible();
  expect(await leadsOf('Шесть раз')).toHaveLength(1);
});

test('what was typed survives a reload and another page', async ({ page }) => {
  await open(page, '/');
  await fill(page, 'Черновик', 'о салоне');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Черновик');
  await page.locator('header a[href="/seo-donetsk/"]').click();
  await expect(page).toHaveURL(/seo/);
  await expect(field(page, 'message')).toHaveValue('о салоне');
});

test('a submit before the script arrives puts nothing into the address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await fill(page, 'Без скриптов');
  await submit(page).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(field(page, 'name')).toHaveValue('Без скриптов');
  await page.close();
});
