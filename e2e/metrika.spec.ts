import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { skipSteps } from './calculator';
import { content } from './fixture-content';
import { test as base, expect, leadsOf, open } from './fixtures';
import { field, fill, submit } from './lead-form';
import { href, NEXT_SITE, NEXT_SITE_FOLDER, SEND_ADDRESS, SITE_FOLDER } from './site';

/* The next version of the site has a counter of visits. */

const { counter: words } = content.privacy;
const TAG = 'https://mc.yandex.ru/metrika/tag.js';

/** Collects requests to Yandex and answers them, so that nothing leaves this machine. */
const test = base.extend<{ asked: string[] }>({
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    await context.route(/yandex|yastatic/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript' });
    });
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    await use(asked);
  },
});

test.use({ expectedMessages: /Failed to load resource/ });

const answer = (page: Page, name: string) => page.locator('footer').getByRole('button', { name });

/** Calls of the counter, such as `['hit', 'http://…']`, without its number. */
const calls = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (Object(window).ym?.a ?? []).map((call: unknown[]) => call.slice(1)));

test('a site without a counter holds not one byte of it', () => {
  const traces = `metrika|mc\\.yandex|${words.allow}|${words.question}`;
  const holds = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(html|js|txt)$/.test(path))
      .filter((path) => new RegExp(traces, 'i').test(readFileSync(join(folder, path), 'utf8')));
  expect(holds(NEXT_SITE_FOLDER)).toContain('index.html');
  expect(holds(SITE_FOLDER)).toEqual([]);
});

// Which links reach which goal is tested in lib/browser/goals.test.ts, and whose answer is kept in components/Metrika.
test('the footer asks; the counter gets pages and goals, without words, until it is refused', {
  tag: '@addresses',
}, async ({ page, asked }) => {
  await open(page, `${NEXT_SITE}/`);
  await expect(page.locator('footer').getByText(words.question)).toBeVisible();
  await expect(page.locator('#privacy')).toContainText(words.policy);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('footer [aria-pressed=false]')).toHaveText([words.allow, words.deny]);
  await page.waitForLoadState('networkidle');
  expect([asked, await calls(page)]).toEqual([[], []]);

  await answer(page, words.allow).click();
  await expect.poll(() => asked).toEqual([TAG]);
  const counted: unknown[] = [
    ['init', expect.objectContaining({ defer: true, webvisor: false })],
    ['hit', `${NEXT_SITE}/`],
  ];
  const expectCounted = async (...more: unknown[][]) => {
    counted.push(...more);
    await expect.poll(() => calls(page)).toEqual(counted);
  };
  await expectCounted();
  await page.locator(`footer a[href="${href('/calculator/')}"]`).click();
  await expectCounted(['hit', `${NEXT_SITE}/calculator/`]);
  // A click on a telephone number would leave the page for the system's own dialog.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
    }),
  );
  await page.locator('#contact li a[href^="tel:"]').click();
  await page.locator('#contact a[href="https://t.me/handle"]').click();
  await skipSteps(page);
  await fill(page, 'Тайное Имя', 'Тайна', '8 949 765 43 21');
  await field(page, 'consent').check();
  await page.route(SEND_ADDRESS, (route) => route.abort(), { times: 1 });
  await submit(page).click();
  const goals = ['call_pressed', 'messenger_pressed', 'calculator_finished', 'lead_failed'];
  await expectCounted(...goals.map((goal) => ['reachGoal', goal]));
  await submit(page).click();
  await expectCounted(['reachGoal', 'lead_sent']);
  expect(await leadsOf('Тайное Имя')).toHaveLength(1);
  // Without a reload, which would lose what is counted.
  await answer(page, words.deny).click();
  await expectCounted(['destruct']);
  expect(JSON.stringify(await calls(page))).not.toMatch(/Тайн|765/);
});
