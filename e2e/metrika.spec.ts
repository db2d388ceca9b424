import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { skipSteps } from './calculator';
import { content } from './fixture-content';
import { test as base, expect, leadsOf, open, refuseToStore } from './fixtures';
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
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'loadedBefore = performance.getEntriesByType("navigation")[0].loadEventStart > 0;',
      });
    });
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    await use(asked);
  },
});

const answer = (page: Page, name: string) => page.locator('footer').getByRole('button', { name });
const expectAnswer = (page: Page, name: string) =>
  expect(page.locator('footer [aria-pressed=true]')).toHaveText(name);

const visit = (page: Page, path: string) => open(page, NEXT_SITE + path);

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

test('asks in the footer, counts nobody before, keeps a refusal', async ({ page, asked }) => {
  await visit(page, '/');
  await expect(page.locator('footer').getByText(words.question)).toBeVisible();
  await page.locator('footer a[href$="#privacy"]').click();
  await expect(page.locator('#privacy').getByText(words.policy)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('footer [aria-pressed=false]')).toHaveText([words.allow, words.deny]);
  await answer(page, words.deny).click();
  await expectAnswer(page, words.deny);
  await visit(page, '/calculator/');
  await expectAnswer(page, words.deny);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await calls(page)).toEqual([]);
});

test('counts once agreed, and no more once the choice is taken back', async ({ page, asked }) => {
  await visit(page, '/calculator/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('input[value=vk-targeting]').check();
  await answer(page, words.allow).click();
  await expectAnswer(page, words.allow);
  await expect.poll(() => asked).toEqual([TAG]);
  await expect.poll(() => page.evaluate(() => Object(window).loadedBefore)).toBe(true);
  const counted = [
    ['init', expect.objectContaining({ defer: true, webvisor: false })],
    ['hit', `${NEXT_SITE}/calculator/`],
  ];
  expect(await calls(page)).toEqual(counted);
  await answer(page, words.deny).click();
  await expectAnswer(page, words.deny);
  await skipSteps(page);
  expect(await calls(page)).toEqual([...counted, ['destruct']]);
  await expect(page.getByRole('table')).toContainText('Таргет ВКонтакте');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('once agreed', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  // Which links reach which goal is tested in lib/browser/goals.test.ts.
  test('the counter gets pages, calls, messages, estimates and leads, without their words', {
    tag: '@addresses',
  }, async ({ page, asked }) => {
    // As a visitor who has agreed before.
    await page.addInitScript(() => localStorage.setItem('metrika', 'yes'));
    await visit(page, '/');
    await expect.poll(() => asked).toHaveLength(1);
    await page.locator(`footer a[href="${href('/calculator/')}"]`).click();
    const counted = ['/', '/calculator/'].map((path) => ['hit', NEXT_SITE + path]);
    const expectCounted = async (...goals: string[]) => {
      counted.push(...goals.map((goal) => ['reachGoal', goal]));
      await expect.poll(async () => (await calls(page)).slice(1)).toEqual(counted);
    };
    await expectCounted();
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
    await expectCounted('call_pressed', 'messenger_pressed', 'calculator_finished', 'lead_failed');
    await submit(page).click();
    await expectCounted('lead_sent');
    expect(await leadsOf('Тайное Имя')).toHaveLength(1);
    expect(JSON.stringify(await calls(page))).not.toMatch(/Тайн|765/);
  });
});

test('works where the browser keeps nothing, and counts nobody there', async ({ page, asked }) => {
  await page.addInitScript(refuseToStore);
  await visit(page, '/');
  await answer(page, words.allow).click();
  await expectAnswer(page, words.deny);
  expect(asked).toEqual([]);
});
