import { existsSync } from 'node:fs';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { copyProject } from '../scripts/copy-project';
import type { Listening } from '../scripts/listen';
import { buildSite } from '../scripts/site-build';
import { startStaticServer } from '../scripts/static-server';
import { expect, hydrated, plain, test } from './fixtures';
import { CONTENT_FOLDER, content } from './frozen-content';
import { BASE_PATH, href, SETTINGS, SITE_FOLDER } from './site';
import { skipSteps } from './states';

/*
 * The owner publishes a new version while visitors have the old one open: its files are gone from the host. Both
 * versions are real builds; the second has another headline, and every script of the site's own has another name.
 */

const NEXT_PROJECT = '.test/next-version';
const NEXT_SITE = join(NEXT_PROJECT, 'out');
const NEW_TITLE = 'Заголовок новой версии';

/** Builds the next version from a copy of the sources. */
async function buildNextVersion() {
  await copyProject(NEXT_PROJECT, CONTENT_FOLDER);
  await replaceIn('content/seo.yaml', plain(content.seo.hero.title), NEW_TITLE);
  for (const script of [...(await clientScripts()), 'lib/browser/send-lead.ts']) {
    await appendFile(join(NEXT_PROJECT, script), '\nObject.assign(globalThis, { release: 2 });\n');
  }
  await buildSite({ root: resolve(NEXT_PROJECT), out: 'out', env: SETTINGS });
}

/** As if the new version had another release of the sending library; its own visitors are not followed here. */
async function dropSender() {
  const folder = join(NEXT_SITE, '_next/static/chunks');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    if (!(await readFile(join(folder, name), 'utf8')).includes('/email/send')) continue;
    for (const file of [name, `${name}.br`, `${name}.gz`])
      await rm(join(folder, file), { force: true });
  }
}

async function replaceIn(file: string, from: string, to: string) {
  const path = join(NEXT_PROJECT, file);
  const before = await readFile(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no «${from}»`);
  await writeFile(path, after);
}

/** The files of components that reach the browser. */
async function clientScripts(): Promise<string[]> {
  const entries = await readdir('components', { recursive: true });
  const files = entries.filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  const texts = await Promise.all(files.map((name) => readFile(join('components', name), 'utf8')));
  return files
    .filter((_, index) => texts[index]?.startsWith("'use client'"))
    .map((name) => join('components', name));
}

// One worker for all of them: the second version is built once.
test.describe.configure({ mode: 'default' });
// The files of the old version are gone, and the browser says so.
test.use({ expectedMessages: /status of 404|ChunkLoadError/ });

let server: Listening;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildNextVersion();
});

test.beforeEach(async () => {
  server = await startStaticServer({ root: SITE_FOLDER, port: 0, basePath: BASE_PATH });
});

test.afterEach(() => server.close());

/** Opens a page of the old version. */
async function openOld(page: Page, path: string) {
  await page.goto(server.url + href(path));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
}

/** The same address, other files. */
async function release() {
  const { port } = server;
  await server.close();
  server = await startStaticServer({ root: NEXT_SITE, port, basePath: BASE_PATH });
}

/** The scripts that the browser asked for in vain. */
function missingScripts(page: Page): string[] {
  const missing: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404 && pathname.includes('/_next/static/')) missing.push(pathname);
  });
  return missing;
}

const link = (page: Page, path: string) => page.locator(`header a[href="${href(path)}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the two versions have scripts of different names', async () => {
  const scripts = async (folder: string) =>
    (await readdir(join(folder, '_next/static'), { recursive: true })).filter((name) =>
      name.endsWith('.js'),
    );
  const old = await scripts(SITE_FOLDER);
  const gone = old.filter((name) => !existsSync(join(NEXT_SITE, '_next/static', name)));
  expect(gone.length).toBeGreaterThan(5);
});

test('a link leads to the new page, which works', async ({ page }) => {
  await openOld(page, '/');
  await release();
  await link(page, '/seo-donetsk/').click();
  await expect(heading(page)).toHaveText(NEW_TITLE);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
  await hydrated(page);
  await page.locator('#contact button[type=submit]').click();
  await expect(page.locator('#contact [role=status]')).toContainText(
    content.contact.notices.missing.text,
  );
});

test('a page that had come whole before is shown, and the next link leads to the new version', async ({
  page,
}) => {
  await openOld(page, '/');
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
  await link(page, '/calculator/').hover();
  await fetched;
  await release();
  await link(page, '/calculator/').click();
  await expect(heading(page)).toHaveText(content.calculator.hero.title);
  await page.locator('input[value=vk-targeting]').check();
  await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
  await link(page, '/seo-donetsk/').click();
  await expect(heading(page)).toHaveText(NEW_TITLE);
});

test('a page that had come without its scripts is loaded anew and works', async ({ page }) => {
  await openOld(page, '/');
  const held: (() => void)[] = [];
  let hold = true;
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (hold) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await link(page, '/calculator/').hover();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const missing = missingScripts(page);
  await release();
  hold = false;
  for (const goOn of held) goOn();
  await expect.poll(() => missing.length).toBeGreaterThan(0);
  await link(page, '/calculator/').click();
  await page.waitForFunction(() => !('stayed' in window));
  await hydrated(page);
  await expect(heading(page)).toHaveText(content.calculator.hero.title);
  await page.locator('input[value=vk-targeting]').check();
  await expect(page.getByText('Выбрано услуг: 1')).toBeVisible();
});

test('a form whose sender is gone offers the phone and keeps what was typed', async ({ page }) => {
  await openOld(page, '/seo-donetsk/');
  const missing = missingScripts(page);
  await dropSender();
  await release();
  await page.locator('#contact [name=name]').fill('Анна');
  await page.locator('#contact [name=phone]').fill('8 949 123 45 67');
  await page.locator('#contact button[type=submit]').click();
  const status = page.locator('#contact [role=status]');
  await expect(status).toContainText(content.contact.notices.failed.text);
  await expect(status).toBeInViewport();
  await expect(status.getByRole('link')).toHaveAttribute('href', 'tel:+79491112233');
  await expect(page.locator('#contact [name=name]')).toHaveValue('Анна');
  await expect(page.locator('#contact [name=phone]')).toHaveValue('8 949 123 45 67');
  expect(missing.length).toBeGreaterThan(0);

  await page.reload();
  await expect(heading(page)).toHaveText(NEW_TITLE);
  await expect(page.locator('#contact [name=name]')).toHaveValue('Анна');
});

test('a calculator whose dialog is gone calls at once', async ({ page }) => {
  await openOld(page, '/calculator/');
  // Only the browser itself knows that it was asked to call.
  const browser = await page.context().newCDPSession(page);
  const asked: string[] = [];
  browser.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await browser.send('Page.enable');
  const missing = missingScripts(page);
  await release();
  await skipSteps(page);
  await page.getByRole('button', { name: content.calculator.result.call, exact: true }).click();
  await expect.poll(() => asked).toContain('tel:+79491112233');
  expect(missing.length).toBeGreaterThan(0);
});
