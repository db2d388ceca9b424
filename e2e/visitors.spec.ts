import type { Page } from '@playwright/test';
import { RETURN_TIMEOUT_MS } from '@/lib/browser/send-lead';
import { field, fill, seenNotice, submit } from './contact-form';
import { expect, open, STILL, test } from './fixtures';
import { content } from './frozen-content';
import {
  CORS,
  expectDelivered,
  expectFailure,
  expectSecondTry,
  expectTyped,
  holdAnswer,
} from './lead';
import { href, SEND_ADDRESS } from './site';

/*
 * Everything hasty, forgetful or odd that people do to the form; faults.spec.ts has what a network does to it.
 */

const { form, notices } = content.contact;

/** The browser itself tells of a request that failed. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource/ });

test.describe('impatience', () => {
  test('six presses at once send one lead', async ({ page }) => {
    await open(page, '/');
    const typed = await fill(page, 'Шесть раз');
    await submit(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 6; press++) button.click();
    });
    await expectDelivered(page, typed);
  });

  test('presses that go on after the answer do not take the good news back', async ({ page }) => {
    await open(page, '/');
    const typed = await fill(page, 'Жмёт дальше');
    await submit(page).click();
    await expectDelivered(page, typed);
    for (let press = 0; press < 5; press++) await submit(page).click();
    await expectDelivered(page, typed);
    await expect(await seenNotice(page)).toContainText(notices.sent.title);
    await expect(page.locator('#contact [aria-invalid]')).toHaveCount(0);
  });

  test('Enter while sending sends nothing more', async ({ page }) => {
    const { answer, asked } = await holdAnswer(page);
    await open(page, '/');
    const typed = await fill(page, 'Ввод и ввод');
    await field(page, 'phone').press('Enter');
    await expect(submit(page)).toHaveText(form.sending);
    await field(page, 'phone').press('Enter');
    await field(page, 'name').press('Enter');
    await submit(page).press('Enter');
    await asked;
    answer();
    await expectDelivered(page, typed);
  });
});

test.describe('leaving halfway', () => {
  test('a reload while typing keeps what was typed', async ({ page }) => {
    await open(page, '/');
    const typed = await fill(page, 'Перезагрузка', 'начало письма');
    await page.reload();
    await expectTyped(page, typed);
    await open(page, '/');
    await expectTyped(page, typed);
    await submit(page).click();
    await expectDelivered(page, typed);
  });

  test('a reload while sending keeps what was typed and sends again', async ({ page }) => {
    await page.route(SEND_ADDRESS, () => {}, { times: 1 });
    await open(page, '/');
    const asked = page.waitForRequest(SEND_ADDRESS);
    const typed = await fill(page, 'Перезагрузка в пути');
    await submit(page).click();
    await asked;
    await open(page, '/');
    await expect(submit(page)).toHaveText(form.submit);
    await expectTyped(page, typed);
    await expectSecondTry(page, typed);
  });

  test('the draft follows to the other pages', async ({ page }) => {
    await open(page, '/');
    const typed = await fill(page, 'По страницам', 'о салоне');
    await page.locator(`header a[href="${href('/seo-donetsk/')}"]`).click();
    await expect(page).toHaveURL(/seo/);
    await expectTyped(page, typed);
    await submit(page).click();
    await expectDelivered(page, typed);
  });

  test('back and forward while sending leave a form that can send', async ({ page }) => {
    await page.route(SEND_ADDRESS, () => {}, { times: 1 });
    await open(page, '/');
    const asked = page.waitForRequest(SEND_ADDRESS);
    const typed = await fill(page, 'Назад и вперёд');
    await submit(page).click();
    await asked;
    await page.goto('/seo-donetsk/');
    await page.goBack();
    await expect(submit(page)).toHaveText(form.submit);
    await expectTyped(page, typed);
    await expectSecondTry(page, typed);
  });

  /*
   * Chromium keeps no page in its back-forward cache while a test drives it, so the return of one is played: the
   * event is the one such a page gets, and the request has been lost without a word.
   */
  test('a page kept by the browser while it was sending does not stay so', async ({ page }) => {
    await page.clock.install();
    await page.route(SEND_ADDRESS, () => {}, { times: 1 });
    await open(page, '/');
    const typed = await fill(page, 'Вернулся');
    const asked = page.waitForRequest(SEND_ADDRESS);
    await submit(page).click();
    await asked;
    await comeBack(page);
    await page.clock.fastForward(RETURN_TIMEOUT_MS);
    await expectFailure(page, typed);
    await expectSecondTry(page, typed);
  });

  test('a page kept by the browser still hears an answer that came meanwhile', async ({ page }) => {
    await page.clock.install();
    const { answer, asked } = await holdAnswer(page);
    await open(page, '/');
    const typed = await fill(page, 'Ответ дождался');
    await submit(page).click();
    await asked;
    await comeBack(page);
    answer();
    await expectDelivered(page, typed);
  });
});

/** Plays the return of a page from the browser's back-forward cache. */
async function comeBack(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}

test.describe('what people type', () => {
  test('a message of 20 000 letters arrives whole', async ({ page }) => {
    await open(page, '/');
    const long = 'Расскажу всё по порядку. '.repeat(800);
    expect(long).toHaveLength(20_000);
    const typed = await fill(page, 'Длинное письмо', long);
    await page.reload();
    await expectTyped(page, typed);
    await submit(page).click();
    await expectDelivered(page, typed);
  });

  const odd = [
    'Эмодзи 👩‍👩‍👧‍👦 🏳️‍🌈 é́ 𝕏',
    '«Ёлочки», “лапки”, "прямые", \'одиночные\', `обратные`, \\ и \\n, %00, &amp; &#60;',
    '</textarea></script><script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">',
    'مرحبا بالعالم שלום \u202eабв\u202c \u200fконец',
    "{{from_name}} <%= 7*7 %> '; DROP TABLE leads; --",
  ];
  for (const [index, text] of odd.entries()) {
    test(`odd text ${index + 1} arrives unchanged and never becomes markup`, async ({ page }) => {
      await page.route(SEND_ADDRESS, (route) => route.fulfill({ status: 500, headers: CORS }), {
        times: 1,
      });
      await open(page, '/');
      const typed = await fill(page, text, `${text}\nи ещё раз: ${text}`);
      await submit(page).click();
      await expectFailure(page, typed);
      // Kept, read again and put back into the fields.
      await open(page, '/');
      await expectTyped(page, typed);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      await expect(page.locator('img[src=x]')).toHaveCount(0);
      await expectSecondTry(page, typed);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }
});

test('two tabs do not disturb each other', async ({ page, context }) => {
  await open(page, '/');
  const second = await context.newPage();
  await open(second, '/seo-donetsk/');
  const typed = await fill(page, 'Первая вкладка', 'из первой');
  await expectTyped(second, { name: '', phone: '', message: '' });
  const other = await fill(second, 'Вторая вкладка', 'из второй');
  await Promise.all([page.reload(), second.reload()]);
  await expectTyped(page, typed);
  await expectTyped(second, other);
  await submit(second).click();
  await expectDelivered(second, other);
  await expectTyped(page, typed);
  await page.reload();
  await expectTyped(page, typed);
  await submit(page).click();
  await expectDelivered(page, typed);
});
