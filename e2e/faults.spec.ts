import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { content } from '@/content';
import { RETURN_TIMEOUT_MS } from '@/lib/send-lead';
import { type Listening, listen } from '../scripts/listen';
import { field, fill, region, seenNotice, submit, type Typed, toast } from './contact-form';
import { expect, hold, leadsOf, open, STILL, test } from './fixtures';
import { href, SEND_ADDRESS, SITE_FOLDER } from './site';

/*
 * Everything a bad network, a bad service or a bad phone does to the form. In each case what was typed stays, the
 * notice offers the phone, and the next try delivers one lead.
 */

const { form, notices } = content.contact;
const CORS = { 'Access-Control-Allow-Origin': '*' };

/** The browser itself tells of a request that failed. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource|CORS policy/ });

/** Sets a fault up; what it returns mends it. */
type Fault = (page: Page, context: BrowserContext) => Promise<(() => Promise<void>) | undefined>;

const statuses = [204, 400, 403, 404, 412, 413, 422, 423, 429, 451, 500, 502];
const answers: Record<string, { status: number; body: string }> = {
  ...Object.fromEntries(
    statuses.map((status) => [`status ${status}`, { status, body: status === 204 ? '' : 'No' }]),
  ),
  'a 500 whose body says OK': { status: 500, body: 'OK' },
  'a 200 with nothing in it': { status: 200, body: '' },
};

for (const [what, { status, body }] of Object.entries(answers)) {
  fails(what, async (page) => {
    await page.route(SEND_ADDRESS, (route) => route.fulfill({ status, body, headers: CORS }), {
      times: 1,
    });
  });
}

test.describe('with a server that misbehaves', () => {
  /** How the server treats a request. */
  const manners: Record<string, (response: ServerResponse) => void> = {
    'a connection that is reset': ({ socket }) => socket?.resetAndDestroy(),
    'a connection closed without a word': ({ socket }) => socket?.end(),
    'an answer that breaks off': (response) => {
      response.writeHead(200, { ...CORS, 'Content-Length': '100' });
      response.write('OK', () => response.socket?.destroy());
    },
    'an answer this site may not read': (response) => response.writeHead(200).end('OK'),
  };

  for (const [what, treat] of Object.entries(manners)) {
    fails(what, async (page) => {
      const server = createServer((request, response) => {
        request.resume().on('end', () => treat(response));
      });
      const { url, close } = await serve(server);
      await divertOnce(page, url);
      return close;
    });
  }

  fails('a connection that is refused', async (page) => {
    const { url, close } = await serve(createServer());
    // Nobody listens any more where somebody did a moment ago.
    await close();
    await divertOnce(page, url);
  });
});

function serve(server: Server): Promise<Listening> {
  return listen(server, 0, 'PORT', 'localhost');
}

/** Leads the next request to another server. */
async function divertOnce(page: Page, url: string) {
  await page.route(SEND_ADDRESS, (route) => route.continue({ url }), { times: 1 });
}

fails('a sender whose script cannot be fetched', async (page) => {
  const script = scriptWith('/email/send');
  await page.route(script, (route) => route.abort());
  return () => page.unroute(script);
});

fails('a phone that is offline', async (_page, context) => {
  await context.setOffline(true);
  return () => context.setOffline(false);
});

/** Declares the test of a fault: what is typed before, what is told after, and a second try that works. */
function fails(what: string, fault: Fault) {
  test(`${what} is told, and the next try works`, async ({ page, context }) => {
    await open(page, '/');
    const mend = await fault(page, context);
    const typed = await fill(page, `Сбой: ${what}`, 'Салон на Артёма\nпишите вечером');
    await submit(page).click();
    await expectFailure(page, typed);
    await mend?.();
    await expectSecondTry(page, typed);
  });
}

async function expectFailure(page: Page, typed: Typed) {
  await expect(region(page)).toContainText('Ошибка отправки');
  for (const place of [await seenNotice(page), region(page)]) {
    await expect(place).toContainText('Ошибка отправки');
    await expect(place).toContainText(/Попробуйте связаться по\sтелефону/);
    await expect(place.locator('a[href="tel:+79491112233"]')).toHaveText('+7 949 111-22-33');
  }
  await expect(submit(page)).toHaveText(form.submit);
  await expectTyped(page, typed);
}

async function expectTyped(page: Page, typed: Typed) {
  for (const [one, value] of Object.entries(typed)) {
    await expect(field(page, one)).toHaveValue(value);
  }
}

async function expectSecondTry(page: Page, typed: Typed) {
  await submit(page).click();
  await expectDelivered(page, typed);
}

/** One lead in the inbox, letter for letter, said so, and nothing of it left behind. */
async function expectDelivered(page: Page, typed: Typed) {
  await expect(region(page)).toContainText(notices.sent.title);
  const { name, phone, message } = typed;
  const lead = { from_name: name, from_phone: phone, message, to_email: 'owner@example.ru' };
  expect(await leadsOf(name)).toEqual([lead]);
  await expectTyped(page, { name: '', phone: '', message: '' });
  expect(await everythingStored(page)).not.toContain(name);
}

/** All a page can keep between two visits, as one text. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (storage: 'sessionStorage' | 'localStorage') => {
      try {
        return Object.entries(window[storage]);
      } catch {
        return [];
      }
    };
    return JSON.stringify([
      read('sessionStorage'),
      read('localStorage'),
      document.cookie,
      history.state,
      window.name,
      location.href,
    ]);
  });
}

/** The address of the lazy script that holds some text. */
function scriptWith(text: string): string {
  const folder = join(SITE_FOLDER, '_next/static/chunks');
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
  expect(names, `scripts with ${text}`).toHaveLength(1);
  return `**/_next/static/chunks/${names[0]}`;
}

test.describe('when an answer never comes', () => {
  test('the silence of the service ends within twenty seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(SEND_ADDRESS, () => {}, { times: 1 });
    await open(page, '/');
    const typed = await fill(page, 'Тишина');
    // The time limit runs from the request on, so the clock is moved only once that is under way.
    const asked = page.waitForRequest(SEND_ADDRESS);
    await submit(page).click();
    await asked;
    await expect(submit(page)).toHaveText(form.sending);
    await page.clock.fastForward('00:20');
    await expectFailure(page, typed);
    await expectSecondTry(page, typed);
  });

  /* Chromium tells a request of a connection that timed out so, and the sender's library does not listen. */
  test('so does a connection that times out', async ({ page }) => {
    await page.clock.install();
    await page.route(SEND_ADDRESS, (route) => route.abort('timedout'), { times: 1 });
    await open(page, '/');
    const typed = await fill(page, 'Связь устала ждать');
    const failed = page.waitForEvent('requestfailed');
    await submit(page).click();
    await failed;
    await page.clock.fastForward('00:20');
    await expectFailure(page, typed);
    await expectSecondTry(page, typed);
  });

  test('so does that of the sender’s script, which sends nothing when it comes late', async ({
    page,
  }) => {
    await page.clock.install();
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const script = scriptWith('/email/send');
    await page.route(script, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/');
    const typed = await fill(page, 'Скрипт молчит');
    const asked = page.waitForRequest(script);
    await submit(page).click();
    await asked;
    await page.clock.fastForward('00:20');
    await expectFailure(page, typed);
    release();
    await page.waitForResponse(script);
    await expectSecondTry(page, typed);
  });
});

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

/** Keeps the next lead's request back until it is let go. */
async function holdAnswer(page: Page) {
  const asked = page.waitForRequest(SEND_ADDRESS);
  return { answer: await hold(page, SEND_ADDRESS), asked };
}

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

test.describe('storage', () => {
  const broken = {
    blocked: () => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  };
  for (const [what, breakIt] of Object.entries(broken)) {
    test(`a form whose storage is ${what} works all the same`, async ({ page }) => {
      await page.addInitScript(breakIt);
      await page.route(SEND_ADDRESS, (route) => route.fulfill({ status: 500, headers: CORS }), {
        times: 1,
      });
      await open(page, '/');
      const typed = await fill(page, `Хранилище: ${what}`, 'текст');
      await submit(page).click();
      await expectFailure(page, typed);
      await expectSecondTry(page, typed);
    });
  }
});

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
  await submit(page).click();
  await expectDelivered(page, typed);
});

test.describe('the toast', () => {
  const TOAST = 'rht-toaster';

  test('a toast that cannot be fetched gives way to the words in the form', async ({ page }) => {
    await page.route(scriptWith(TOAST), (route) => route.abort());
    await open(page, '/');
    await submit(page).click();
    await expect(await seenNotice(page)).toContainText(notices.missing.text);
    const typed = await fill(page, 'Без тоста');
    await page.route(SEND_ADDRESS, (route) => route.fulfill({ status: 500, headers: CORS }), {
      times: 1,
    });
    await submit(page).click();
    await expectFailure(page, typed);
    await expectSecondTry(page, typed);
    await expect(toast(page)).toHaveCount(0);
  });

  test('so does one that never comes', async ({ page }) => {
    await page.clock.install();
    await page.route(scriptWith(TOAST), () => {});
    await page.route(SEND_ADDRESS, (route) => route.fulfill({ status: 500, headers: CORS }), {
      times: 1,
    });
    await open(page, '/');
    const typed = await fill(page, 'Тост молчит');
    await submit(page).click();
    await expect(region(page)).toContainText(notices.failed.title);
    await page.clock.fastForward('00:02');
    await expectFailure(page, typed);
    await expectSecondTry(page, typed);
    await expect(toast(page)).toHaveCount(0);
  });

  test('the notice of a failure stays until the next try', async ({ page }) => {
    await page.clock.install();
    await page.route(SEND_ADDRESS, (route) => route.abort(), { times: 1 });
    await open(page, '/');
    const typed = await fill(page, 'Долго');
    await submit(page).click();
    await expectFailure(page, typed);
    await page.clock.fastForward('10:00');
    await expectFailure(page, typed);
    await expectSecondTry(page, typed);
    await expect(await seenNotice(page)).toContainText(notices.sent.text);
  });
});
