import { execFile } from 'node:child_process';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { calculateTo, skipSteps } from '../../../e2e/calculator';
import { fixtureContent } from '../../../e2e/fixture-content';
import { expect, hydrated, leadsOf, open, phone, press, test } from '../../../e2e/fixtures';
import { fill, formStatus, submit } from '../../../e2e/lead-form';
import { linkTo, menuOf, openMenu } from '../../../e2e/menu';
import { pages, SETTINGS, SITE_FOLDER } from '../../../e2e/site';
import { PLAIN_FOLDER, PLAIN_SITE } from './plain';

const content = fixtureContent();

/* Without the export `next build` makes a site that works. */

test.use({ baseURL: PLAIN_SITE, expectedMessages: /404|preload/ });

/** Nothing keeps a press until its island is hydrated, so all of them have to be. */
async function openHydrated(page: Page, path: string) {
  await open(page, path);
  await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
}

test('every page hydrates, and the missing one logs its path', async ({ page }) => {
  for (const path of [...pages, '/nope/']) {
    await page.goto(path);
    await expect(page.locator('script[data-scripts]')).toHaveCount(0);
    await hydrated(page);
  }
  const messages = await page.consoleMessages();
  expect(messages.map((message) => message.text()).join()).toContain('non-existent route: /nope/');
});

test('the calculator counts and begins again', async ({ page }) => {
  await openHydrated(page, '/calculator/');
  await calculateTo(page, 3);
  await press(page, 'Получить расчет');
  await expect(page.locator('#estimate')).toContainText('₽');
  await press(page, content.calculator.result.restart);
  await skipSteps(page);
  await expect(
    page.getByRole('heading', { name: content.calculator.result.empty.title }),
  ).toBeVisible();
});

test('tabs, questions, the menu and a page switch answer', async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, '/');
  await page.getByRole('tab').last().click();
  await expect(page.locator('#cases article:visible')).toHaveCount(1);
  await press(page, content.faq.labels.showAll);
  await expect(page.locator('#faq details[open]')).toHaveCount(content.faq.items.length);
  await openMenu(page);
  await linkTo(page, '/calculator/').click();
  await expect(page.locator('h1')).toHaveText(content.calculator.hero.title);
  await expect(menuOf(page)).toBeHidden();
});

test('a lead is sent', async ({ page }) => {
  await openHydrated(page, '/seo-donetsk/');
  await fill(page, 'Без выгрузки');
  await submit(page).click();
  await expect(formStatus(page)).toContainText('Заявка отправлена!');
  expect(await leadsOf('Без выгрузки')).toHaveLength(1);
});

/** Reads all files of a folder, by their paths. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths
    .sort()
    .map(async (path) => [path.slice(folder.length), await readFile(path, 'base64')] as const);
  return new Map(await Promise.all(files));
}

test('the export as a command makes of it the very site, byte by byte', async () => {
  const folder = '.test/finished';
  await rm(folder, { recursive: true, force: true });
  await cp(PLAIN_FOLDER, folder, { recursive: true });
  const command = ['--require', './tools/shared/register.cjs', 'tools/export/export.ts'];
  const options = { env: { ...process.env, ...SETTINGS } };
  const run = promisify(execFile)(process.execPath, [...command, resolve(folder)], options);
  expect((await run).stdout).toBe('');
  const [finished, built] = [await readFolder(folder), await readFolder(SITE_FOLDER)];
  expect([...finished.keys()]).toEqual([...built.keys()]);
  const changed = [...finished].filter(([path, bytes]) => built.get(path) !== bytes);
  expect(changed.map(([path]) => path)).toEqual([]);
});
