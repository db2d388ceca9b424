import { expect, hold, open, STILL, test } from './fixtures';
import { content } from './frozen-content';
import {
  expectDelivered,
  expectFailure,
  expectSecondTry,
  expectTyped,
  failOnce,
  field,
  fill,
  region,
  seenNotice,
  send,
  submit,
  swallowOnce,
} from './lead';
import { href, NEXT_SITE, SEND_ADDRESS } from './site';

/* What visitors do with the form; lead-faults.spec.ts has what the network does to it. */

const { form, consent } = content.contact;

/** The browser itself tells of a request that failed. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource/ });

test('the fields are those of the specification, and the data’s use is stated', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('#contact [required]')).toHaveCount(2);
  await expect(field(page, 'name')).toHaveAttribute('required');
  await expect(field(page, 'phone')).toHaveAttribute('required');
  await expect(field(page, 'phone')).toHaveAttribute('type', 'tel');
  await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  await expect(field(page, 'audit')).toBeChecked();
  expect(consent).toBe('statement');
  await expect(page.locator('#contact').getByText(form.statement)).toBeVisible();
  await expect(field(page, 'consent')).toHaveCount(0);
});

test('a blank name or phone is refused, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url() === SEND_ADDRESS) sent.push(request.url());
  });
  await open(page, '/');
  for (const { name, phone, focused, marked } of [
    { name: '', phone: '', focused: 'name', marked: ['name', 'phone'] },
    { name: '   ', phone: '1', focused: 'name', marked: ['name'] },
    { name: 'Анна', phone: ' ', focused: 'phone', marked: ['phone'] },
  ] as const) {
    await test.step(`name «${name}», phone «${phone}»`, async () => {
      await fill(page, name, '', phone);
      await submit(page).click();
      for (const notice of [await seenNotice(page), region(page)]) {
        await expect(notice).toContainText('Ошибка');
        await expect(notice).toContainText(/Пожалуйста, заполните имя и\sтелефон/);
      }
      await expect(field(page, focused)).toBeFocused();
      await expect(page.locator('#contact [aria-invalid=true]')).toHaveCount(marked.length);
      for (const one of marked) {
        await expect(field(page, one)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, one)).toHaveAccessibleDescription(form.missing[one]);
      }
      await expect(field(page, 'name')).toHaveValue(name);
    });
  }
  await field(page, 'phone').fill('1');
  await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid');
  expect(sent).toEqual([]);
});

test('impatience sends one lead and does not take the success back', async ({ page }) => {
  const asked = page.waitForRequest(SEND_ADDRESS);
  const answer = await hold(page, SEND_ADDRESS);
  await open(page, '/');
  const typed = await fill(page, 'Нетерпение');
  await submit(page).evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 6; click++) button.click();
  });
  await expect(submit(page)).toHaveText(form.sending);
  for (const control of [field(page, 'phone'), field(page, 'name'), submit(page)]) {
    await control.press('Enter');
  }
  await asked;
  answer();
  await expectDelivered(page, typed);
  for (let click = 0; click < 5; click++) await submit(page).click();
  await expectDelivered(page, typed);
  await expect(await seenNotice(page)).toContainText('Заявка отправлена!');
  await expect(page.locator('#contact [aria-invalid]')).toHaveCount(0);

  await test.step('the next lead arrives too', async () => {
    const next = await fill(page, 'Следом');
    await submit(page).click();
    await expect(field(page, 'name')).toHaveValue('');
    await expectDelivered(page, next);
  });
});

test('what is typed survives a reload and follows to the other pages', async ({ page }) => {
  await open(page, '/');
  const typed = await fill(page, 'Перезагрузка', 'начало письма');
  await page.reload();
  await expectTyped(page, typed);
  await page.locator(`header a[href="${href('/seo-donetsk/')}"]`).click();
  await expect(page).toHaveURL(/seo/);
  await expectTyped(page, typed);
  await submit(page).click();
  await expectDelivered(page, typed);
});

test('a browser that restores a form does not restore a consent', async ({ page }) => {
  await open(page, `${NEXT_SITE}/`);
  const typed = await fill(page, 'Согласна');
  await field(page, 'consent').check();
  await page.goto('/robots.txt');
  await page.goBack();
  await expectTyped(page, typed);
  await expect(field(page, 'consent')).not.toBeChecked();
});

test('leaving the page while sending leaves a form that can send', async ({ page }) => {
  await open(page, '/');
  const typed = await fill(page, 'Ушла и вернулась');
  await swallowOnce(page);
  await send(page);
  await open(page, '/seo-donetsk/');
  await page.goBack();
  await expect(submit(page)).toHaveText(form.submit);
  await expectTyped(page, typed);
  await expectSecondTry(page, typed);
});

test('odd and long texts arrive unchanged and never become markup', async ({ page }) => {
  const odd = [
    'Эмодзи 👩‍👩‍👧‍👦 🏳️‍🌈 é́ 𝕏',
    '«Ёлочки», “лапки”, "прямые", \'одиночные\', `обратные`, \\ и \\n, %00, &amp; &#60;',
    '</textarea></script><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
    'مرحبا بالعالم שלום \u202eабв\u202c \u200fконец',
    "{{from_name}} <%= 7*7 %> '; DROP TABLE leads; --",
  ];
  const long = 'Расскажу всё по порядку. '.repeat(800);
  await open(page, '/');
  await failOnce(page);
  const typed = await fill(page, odd.join(' '), `${odd.join('\n')}\n${long}`, odd[2]);
  await submit(page).click();
  await expectFailure(page, typed);
  // Kept, read again and put back into the fields.
  await open(page, '/');
  await expectTyped(page, typed);
  await expectSecondTry(page, typed);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('what changes is announced in regions that were there before', async ({ page }) => {
  await open(page, '/calculator/');
  const regions = page.locator('[role=status]');
  await expect(regions).toHaveCount(2);
  await expect(region(page)).toBeEmpty();
  await regions.evaluateAll((all) => {
    for (const one of all) one.setAttribute('data-stood', '');
  });
  const stood = page.locator('[role=status][data-stood]');

  await page.locator('input[value=vk-targeting]').check();
  await expect(stood.first()).toHaveText('Выбрано услуг: 1');
  await submit(page).click();
  await expect(stood.last()).toContainText('Пожалуйста, заполните');
  await fill(page, 'Объявления');
  await submit(page).click();
  await expect(stood.last()).toContainText('Заявка отправлена!');
  // The toast shows the same and is not announced a second time.
  await expect(page.locator('#contact [aria-live]:not([aria-live=off])')).toHaveCount(0);
});
