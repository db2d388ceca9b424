import { sendTestLead } from '../scripts/visit/lead';
import { expect, hold, open, STILL, test } from './fixtures';
import {
  expectFailure,
  expectSecondTry,
  failOnce,
  fill,
  send,
  submit,
  swallowOnce,
} from './lead-form';
import { SEND_ADDRESS, SITE } from './site';

/*
 * The form with a bad network, a bad service or a bad phone. Which answers of the service are a failure is
 * tested in components/Contact/send-lead.test.ts.
 */

/** Browsers report failed requests in the console. */
test.use({ contextOptions: STILL, expectedMessages: /Failed to load resource/ });

test('a lead that gets no connection or no answer is kept until the next try delivers it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  for (const what of ['no connection', 'silence']) {
    await test.step(what, async () => {
      const typed = await fill(page, `Сбой: ${what}`, 'Салон на Артёма\nпишите вечером');
      if (what === 'silence') await swallowOnce(page);
      else await page.route(SEND_ADDRESS, (route) => route.abort(), { times: 1 });
      await send(page);
      await page.clock.fastForward('00:20');
      await expectFailure(page, typed);
      await page.clock.fastForward('10:00');
      await expectFailure(page, typed);
      await expectSecondTry(page, typed, true);
    });
  }
});

test('a sender whose script does not come in time sends nothing, and the next try fetches it', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/');
  // The page has its own scripts; what it asks for from now on is the sender's.
  await page.waitForLoadState('networkidle');
  const script = '**/_next/static/chunks/*.js';
  await page.route(script, (route) => route.abort());
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

// That it arrives is tested where a built site is checked (e2e/owner).
test('a test lead reports a sending service that cannot be reached', async ({ page }) => {
  await page.route(SEND_ADDRESS, (route) => route.abort('connectionrefused'));
  const lead = { name: 'Обрыв связи', phone: '+7 949 111-22-33', message: 'Проба' };
  const answer = await sendTestLead(page, `${SITE}/`, lead);
  expect(answer).toEqual({ status: 0, text: 'net::ERR_CONNECTION_REFUSED' });
});
