import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { SEND_PATH } from '../scripts/inbox/contract';
import { expect, hold, open, STILL, test } from './fixtures';
import { expectFailure, expectSecondTry, failOnce, fill, send, submit, swallowOnce } from './lead';
import { SEND_ADDRESS, SITE_FOLDER } from './site';

/*
 * What a bad network, a bad service or a bad phone does to the form. Which answers of the service are a failure is
 * tested in lib/browser/send-lead.test.ts.
 */

/** The browser itself tells of a request that failed. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource|CORS policy/ });

const faults: Record<string, (route: Route) => Promise<void>> = {
  'a phone that is offline': (route) => route.abort('internetdisconnected'),
  'an answer that only another site may read': (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': 'https://example.ru' } }),
};

test('a lead that is lost is kept, and the next try delivers it', async ({ page }) => {
  await open(page, '/');
  for (const [what, fault] of Object.entries(faults)) {
    await test.step(what, async () => {
      await page.route(SEND_ADDRESS, fault, { times: 1 });
      const typed = await fill(page, `Сбой: ${what}`, 'Салон на Артёма\nпишите вечером');
      await submit(page).click();
      await expectFailure(page, typed);
      await expectSecondTry(page, typed, true);
    });
  }
});

test('a service that is silent fails within 20 s, and the notice stays until the next try', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  // The browser times a connection out by an event that the sender's library does not listen to.
  for (const what of ['silence', 'timedout'] as const) {
    const typed = await fill(page, `Молчание: ${what}`);
    const failed = what === 'timedout' && page.waitForEvent('requestfailed');
    if (failed) await page.route(SEND_ADDRESS, (route) => route.abort(what), { times: 1 });
    else await swallowOnce(page);
    await send(page);
    await failed;
    await page.clock.fastForward('00:20');
    await expectFailure(page, typed);
    await page.clock.fastForward('10:00');
    await expectFailure(page, typed);
    await expectSecondTry(page, typed, true);
  }
});

test('a sender whose script does not come in time sends nothing, and the next try fetches it', async ({
  page,
}) => {
  await page.clock.install();
  const script = scriptWith(SEND_PATH);
  await page.route(script, (route) => route.abort());
  await open(page, '/');
  const typed = await fill(page, 'Без скрипта');
  await submit(page).click();
  await expectFailure(page, typed);

  await page.unroute(script);
  const release = await hold(page, script);
  const asked = page.waitForRequest(script);
  await submit(page).click();
  await asked;
  await page.clock.fastForward('00:20');
  await expectFailure(page, typed);
  release();
  await page.waitForResponse(script);
  await expectSecondTry(page, typed);
});

// A storage that is full is tested in lib/browser/draft.test.ts.
test('a form works where the storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/');
  await failOnce(page);
  const typed = await fill(page, 'Хранилище закрыто', 'текст');
  await submit(page).click();
  await expectFailure(page, typed);
  await expectSecondTry(page, typed);
});

/** The address of the lazy script that holds some text. */
function scriptWith(text: string): string {
  const folder = join(SITE_FOLDER, '_next/static/chunks');
  const names = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
  expect(names, `scripts with ${text}`).toHaveLength(1);
  return `**/_next/static/chunks/${names[0]}`;
}
