import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { copyProject } from '../copy-project';
import { leadsOf } from '../fixtures';
import { CONTENT_FOLDER, content } from '../frozen-content';
import { fill, region, submit } from '../lead';
import { INBOX_PORT, SITE, SITE_PORT } from '../site';

const FOLDER = '.test/preview';
const home = join(FOLDER, 'content/home.yaml');
const settings = join(FOLDER, '.env');

let preview: ChildProcess;
let printed: string;

test.beforeAll(async () => {
  await copyProject(FOLDER, CONTENT_FOLDER);
  preview = start();
  await expect.poll(() => printed, { timeout: 60_000 }).toContain(SITE);
});

test.afterAll(() => {
  preview.kill();
});

/** Starts the preview as `npm start` does, in the copy. */
function start(port = SITE_PORT): ChildProcess {
  const command = resolve('scripts/preview/preview.ts');
  const args = ['--require', 'esbuild-register', command, '--port', String(port)];
  const child = spawn(process.execPath, args, { cwd: FOLDER });
  printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return child;
}

/** Waits until the page hears of changes. */
const connected = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('[HMR] connected'));

test('what is saved stands in the open page, and a slip until it is mended', async ({ page }) => {
  const live = connected(page);
  await page.goto(`${SITE}/`);
  await live;
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText(content.home.hero.title);
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  const before = readFileSync(home, 'utf8');
  const title = content.home.hero.title.replace(/\s/g, ' ');
  const save = (text: string) => writeFileSync(home, before.replace(title, text));

  save('Новый заголовок');
  await expect(headline).toHaveText('Новый заголовок');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

  save('"Без второй кавычки');
  const line = before.slice(0, before.indexOf(title)).split('\n').length;
  await expect(
    page.getByText(`content/home.yaml, строка ${line}: не закрыта кавычка`),
  ).toBeVisible();
  expect(printed).toContain(`content/home.yaml, строка ${line}`);
  const liveAgain = connected(page);
  save('Исправленный заголовок');
  await expect(headline).toHaveText('Исправленный заголовок');
  await liveAgain;

  writeFileSync(settings, 'NEXT_PUBLIC_PHONE=12');
  await expect(page.getByText('NEXT_PUBLIC_PHONE: «12» не подходит')).toBeVisible();
  writeFileSync(settings, 'NEXT_PUBLIC_PHONE=+7 949 765-43-21');
  await expect(page.locator('header a[href="tel:+79497654321"]').first()).toBeAttached();
});

test('a picture that is changed is shown in the open page', async ({ page }) => {
  const live = connected(page);
  await page.goto(`${SITE}/website-creation-donetsk/`);
  await live;
  const picture = page.locator('#portfolio img').first();
  await picture.scrollIntoViewIfNeeded();
  const shown = () =>
    picture.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.currentSrc;
    });
  const before = await shown();

  const photo = sharp({ create: { width: 1600, height: 1300, channels: 3, background: '#8a5' } });
  await photo
    .jpeg()
    .toFile(
      join(FOLDER, 'content/pictures', content.websites.portfolio.items[0]?.image.file ?? ''),
    );
  await expect(async () => expect(await shown()).not.toBe(before)).toPass({ timeout: 10_000 });
});

test('a lead sent from the preview is in its inbox', async ({ page }) => {
  await page.goto(`${SITE}/calculator/`);
  await expect(async () => {
    await fill(page, 'Анна из предпросмотра');
    await submit(page).click();
    await expect(region(page)).toContainText(content.contact.notices.sent.title, { timeout: 2000 });
  }).toPass();
  expect(await leadsOf('Анна из предпросмотра')).toHaveLength(1);
});

test('both ports are told at once when both are taken', async () => {
  await failToStart(SITE_PORT);
  expect(printed).toMatch(new RegExp(`Порт ${SITE_PORT} уже занят.*Порт ${INBOX_PORT} уже занят`));
  expect(printed).toContain(`npm start -- --port ${SITE_PORT + 10}`);
});

test('a second preview of one folder is told where the first is', async () => {
  await failToStart(SITE_PORT + 10);
  expect(printed).toMatch(new RegExp(`^Сайт этой папки уже открыт: ${SITE}\\. .*\n$`));
});

async function failToStart(port: number) {
  const second = start(port);
  await new Promise((done) => second.on('close', done));
  expect(second.exitCode).toBe(1);
}
