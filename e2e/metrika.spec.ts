import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Listening } from '../scripts/listen';
import { buildSite } from '../scripts/site-build';
import { startStaticServer } from '../scripts/static-server';
import { expect, hydrated, leadsOf, test } from './fixtures';
import { content } from './frozen-content';
import { BASE_PATH, href, PROJECT_FOLDER, SEND_ADDRESS, SETTINGS, SITE_FOLDER } from './site';
import { skipSteps } from './states';

const FOLDER = join(PROJECT_FOLDER, 'metrika');
const COUNTER = 12345678;
const { counter: words } = content.privacy;

test('a site without a counter holds not one byte of it', () => {
  const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(20);
  const traces = new RegExp(`metrika|mc\\.yandex|${words.allow}|${words.question}`, 'i');
  expect(files.filter((file) => traces.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.describe('a site with a counter', () => {
  // One worker, so that the site is built once.
  test.describe.configure({ mode: 'default' });

  let site: Listening;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await buildSite({
      root: resolve(PROJECT_FOLDER),
      out: 'metrika',
      env: { ...SETTINGS, NEXT_PUBLIC_METRIKA_ID: String(COUNTER) },
    });
    process.env.NEXT_PUBLIC_METRIKA_ID = '';
    site = await startStaticServer({ root: FOLDER, port: 0, basePath: BASE_PATH });
  });

  test.afterAll(async () => {
    await site?.close();
  });

  /** Hosts of Yandex a page has asked. The counter's script is answered here, so nothing leaves this machine. */
  const asked: string[] = [];

  test.beforeEach(async ({ context }) => {
    asked.length = 0;
    await context.route(/yandex|yastatic/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'window.loadedBefore = performance.getEntriesByType("navigation")[0].loadEventStart > 0;',
      });
    });
    await context.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  });

  const allow = (page: Page) => page.locator('footer').getByRole('button', { name: words.allow });
  const deny = (page: Page) => page.locator('footer').getByRole('button', { name: words.deny });

  const addressOf = (path: string) => site.url + href(path);

  async function visit(page: Page, path: string) {
    await page.goto(addressOf(path));
    await hydrated(page);
  }

  /** Opens a page as a visitor who has agreed before, and waits for the counter's script. */
  async function visitAgreed(page: Page, path: string) {
    await page.addInitScript(() => localStorage.setItem('metrika', 'yes'));
    await visit(page, path);
    await expect.poll(() => asked).toHaveLength(1);
  }

  /** What the counter has been told: `['hit', 'http://…']`, without its number. */
  function told(page: Page): Promise<unknown[][]> {
    return page.evaluate(() => {
      const { ym } = window as unknown as { ym?: { a?: unknown[][] } };
      return (ym?.a ?? []).map((call) => call.slice(1));
    });
  }

  test('asks in a line of the footer, in nobody’s way, and counts nobody till then', async ({
    page,
  }) => {
    await visit(page, '/');
    await expect(page.locator('footer').getByText(words.question)).toBeVisible();
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(deny(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(await told(page)).toEqual([]);
  });

  test('says in its policy what the counter sees', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('#privacy').getByText(words.policy)).toBeVisible();
  });

  test('remembers a refusal', async ({ page }) => {
    await visit(page, '/');
    await deny(page).click();
    await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
    await visit(page, '/calculator/');
    await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('counts once agreed: the page is read anew, what was typed stays, the script comes when all is quiet', async ({
    page,
  }) => {
    await visit(page, '/seo-donetsk/');
    await page.locator('#contact [name=name]').fill('Посетитель');
    const reloaded = page.waitForEvent('load');
    await allow(page).click();
    await reloaded;
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('#contact [name=name]')).toHaveValue('Посетитель');
    await expect.poll(() => asked).toEqual(['https://mc.yandex.ru/metrika/tag.js']);
    await expect
      .poll(() => page.evaluate(() => (window as { loadedBefore?: boolean }).loadedBefore))
      .toBe(true);
    expect(await told(page)).toEqual([
      ['init', expect.objectContaining({ defer: true, webvisor: false })],
      ['hit', addressOf('/seo-donetsk/')],
    ]);
  });

  test('tells the counter of each page that is switched to', async ({ page }) => {
    await visitAgreed(page, '/');
    await page.locator(`footer a[href="${href('/calculator/')}"]`).click();
    await expect(page).toHaveURL(/calculator/);
    await expect
      .poll(async () => (await told(page)).filter(([what]) => what === 'hit'))
      .toEqual([
        ['hit', addressOf('/')],
        ['hit', addressOf('/calculator/')],
      ]);
  });

  test('counts a call, a message, a finished estimate and a lead, and tells none of its words', async ({
    page,
  }) => {
    await visitAgreed(page, '/calculator/');
    // A press on a telephone number would leave the page for the system's own dialog.
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    await page.locator('#contact li a[href^="tel:"]').click();
    await page.locator('#contact a[href="https://t.me/handle"]').click();
    await skipSteps(page);
    await page.locator('#contact [name=name]').fill('Тайное Имя');
    await page.locator('#contact [name=phone]').fill('8 949 765 43 21');
    await page.locator('#contact button[type=submit]').click();
    await expect.poll(() => leadsOf('Тайное Имя')).toHaveLength(1);
    const goals = ['call_pressed', 'messenger_pressed', 'calculator_finished', 'lead_sent'];
    await expect
      .poll(async () => (await told(page)).filter(([what]) => what === 'reachGoal'))
      .toEqual(goals.map((goal) => ['reachGoal', goal]));
    expect(JSON.stringify(await told(page))).not.toMatch(/Тайное|765/);
  });

  test.describe('when sending fails', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('counts a lead that was lost', async ({ page }) => {
      await page.route(SEND_ADDRESS, (route) => route.abort());
      await visitAgreed(page, '/');
      await page.locator('#contact [name=name]').fill('Анна');
      await page.locator('#contact [name=phone]').fill('1');
      await page.locator('#contact button[type=submit]').click();
      await expect.poll(() => told(page)).toContainEqual(['reachGoal', 'lead_failed']);
    });
  });

  test('stops when the visitor takes the choice back', async ({ page }) => {
    await visit(page, '/');
    await allow(page).click();
    await expect(allow(page)).toHaveAttribute('aria-pressed', 'true');
    const reloaded = page.waitForEvent('load');
    await deny(page).click();
    await reloaded;
    await expect(deny(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await told(page)).toEqual([]);
  });

  test('works where the browser keeps nothing, and counts nobody there', async ({ page }) => {
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
});
