import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type Listening, listen } from '../scripts/listen';
import { fill, region, seenNotice, submit, toast } from './contact-form';
import { expect, hold, open, STILL, test } from './fixtures';
import { content } from './frozen-content';
import { CORS, expectFailure, expectSecondTry } from './lead';
import { SEND_ADDRESS, SITE_FOLDER } from './site';

/*
 * Everything a bad network, a bad service or a bad phone does to the form; visitors.spec.ts has what people do to it.
 */

const { form, notices } = content.contact;

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
    const script = scriptWith('/email/send');
    const release = await hold(page, script);
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
