import { field, fill, region, seenNotice, submit } from './contact-form';
import { expect, leadsOf, open, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { SEND_ADDRESS, SITE } from './site';

test.use({ contextOptions: STILL });

const { form, notices } = content.contact;

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
    await expect(region(page)).toContainText(notices.sent.title);
    await expect(await seenNotice(page)).toContainText(notices.sent.title);
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
    const notice = await seenNotice(page);
    await expect(notice).toContainText(notices.missing.title);
    await expect(notice).toContainText(notices.missing.text);
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

test('a submit before the script arrives puts nothing into the address', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(SITE);
  await fill(page, 'Без скриптов');
  await submit(page).click();
  await expect(page).toHaveURL(`${SITE}/`);
  await expect(field(page, 'name')).toHaveValue('Без скриптов');
  await page.close();
});
