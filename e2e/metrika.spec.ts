import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { skipSteps } from './calculator';
import { content } from './fixture-content';
import { test as base, expect, leadsOf, open } from './fixtures';
import { field, fill, submit } from './lead-form';
import { href, NEXT_SITE, SEND_ADDRESS, SITE_FOLDER } from './site';

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
        body: 'window.loadedBefore = performance.getEntriesByType("navigation")[0].loadEventStart > 0;',
      });
    });
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
    await use(asked);
  },
});

const allow = (page: Page) => page.locator('footer').getByRole('button', { name: words.allow });
const deny = (page: Page) => page.locator('footer').getByRole('button', { name: words.deny });

const visit = (page: Page, path: string) => open(page, NEXT_SITE + path);

/** Calls of the counter, such as `['hit', 'http://…']`, without its number. */
function calls(page: Page, kind = ''): Promise<unknown[][]> {
  return page.evaluate((wanted) => {
    const { ym } = window as unknown as { ym?: { a?: unknown[][] } };
    const all = (ym?.a ?? []).map((call) => call.slice(1));
    return wanted ? all.filter(([what]) => what === wanted) : all;
  }, kind);
}

test('a site without a counter holds not one byte of it', () => {
  const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(20);
  const traces = new RegExp(`metrika|mc\\.yandex|${words.allow}|${words.question}`, 'i');
  expect(files.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('asks in a line of the footer, counts nobody till then, and remembers a refusal', async ({
  page,
  asked,
}) => {
  await visit(page, '/');
  await expect(page.locator('footer').getByText(words.question)).toBeVisible();
  await page.locator('footer a[href$="#privacy"]').click();
  await expect(page.locator('#privacy').getByText(words.policy)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(deny(page)).toHaveAttribute('aria-pressed', 'false');
  await deny(page).click();
  await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
  await visit(page, '/calculator/');
  await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await calls(page)).toEqual([]);
});

test('counts once agreed and no more once the choice is taken back, without a reload', async ({
  page,
  asked,
}) => {
  await visit(page, '/calculator/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('input[value=vk-targeting]').check();
  await allow(page).click();
  await expect(allow(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked).toEqual([TAG]);
  await expect
    .poll(() => page.evaluate(() => (window as { loadedBefore?: boolean }).loadedBefore))
    .toBe(true);
  const counted = [
    ['init', expect.objectContaining({ defer: true, webvisor: false })],
    ['hit', `${NEXT_SITE}/calculator/`],
  ];
  expect(await calls(page)).toEqual(counted);
  await deny(page).click();
  await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
  await skipSteps(page);
  expect(await calls(page)).toEqual([...counted, ['destruct']]);
  await expect(page.getByRole('table')).toContainText('Таргет ВКонтакте');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test.describe('once agreed', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('the counter gets pages, calls, messages, estimates and leads, without their words', {
    tag: '@addresses',
  }, async ({ page, asked }) => {
    // As a visitor who has agreed before.
    await page.addInitScript(() => localStorage.setItem('metrika', 'yes'));
    await visit(page, '/');
    await expect.poll(() => asked).toHaveLength(1);
    await page.locator(`footer a[href="${href('/calculator/')}"]`).click();
    const hits = ['/', '/calculator/'].map((path) => ['hit', NEXT_SITE + path]);
    await expect.poll(() => calls(page, 'hit')).toEqual(hits);
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
    const expectGoals = () =>
      expect.poll(() => calls(page, 'reachGoal')).toEqual(goals.map((goal) => ['reachGoal', goal]));
    await expectGoals();
    await submit(page).click();
    await expect.poll(() => leadsOf('Тайное Имя')).toHaveLength(1);
    goals.push('lead_sent');
    await expectGoals();
    expect(JSON.stringify(await calls(page))).not.toMatch(/Тайн|765/);
  });
});

test('works where the browser keeps nothing, and counts nobody there', async ({ page, asked }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await visit(page, '/');
  await allow(page).click();
  await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toEqual([]);
});
