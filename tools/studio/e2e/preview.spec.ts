import { execFileSync, execSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { fixtureContent } from '../../../e2e/fixture-content';
import { leadsOf } from '../../../e2e/fixtures';
import { fill, formStatus, submit } from '../../../e2e/lead-form';
import {
  CONTENT,
  FOLDER,
  INBOX,
  isOpen,
  live,
  SITE,
  spawnPreview,
  start,
  stop,
} from '../../shared/testing/preview';
import { openLive } from './editor-page';

const content = fixtureContent();

const home = join(CONTENT, 'home.yaml');
const settings = join(FOLDER, '.env');

let preview: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  preview = await start();
});

test.afterAll(async () => {
  // The last tests end the preview themselves.
  if (await isOpen()) await stop(preview);
});

/** Leaves a file alone that has not changed: Next reloads the page for a new .env. */
function restore(file: string, text: string) {
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

test('a page that is opened for the first time shows what was changed before', async ({ page }) => {
  const site = join(CONTENT, 'site.yaml');
  const before = readFileSync(site, 'utf8');
  await openLive(page, '/');
  writeFileSync(site, before.replace(content.site.brand, 'Новая подпись'));
  await page.goto(`${SITE}/seo-donetsk/`);
  await expect(page.getByRole('banner')).toContainText('Новая подпись');
  writeFileSync(site, before);
  await expect(page.getByRole('banner')).toContainText(content.site.brand);
});

test.describe('an open page', () => {
  let homeBefore = '';
  let settingsBefore = '';

  const title = content.home.hero.title.replace(/\s/g, ' ');
  const saveTitle = (text: string) => writeFileSync(home, homeBefore.replace(title, text));
  const headlineOf = (page: Page) => page.getByRole('heading', { level: 1 });
  const phoneLink = (page: Page, phone: string) =>
    page.locator(`header a[href="tel:${phone}"]`).first();

  test.beforeEach(() => {
    homeBefore = readFileSync(home, 'utf8');
    settingsBefore = readFileSync(settings, 'utf8');
  });

  // The tests of this file share the preview.
  test.afterEach(async ({ page }) => {
    restore(home, homeBefore);
    restore(settings, settingsBefore);
    // Until then the page of the next test could change under its hands.
    await expect(headlineOf(page)).toHaveText(content.home.hero.title);
    await expect(phoneLink(page, '+79490000000')).toBeAttached();
  });

  /** Tries again, because Next reloads a page that has missed a change while it was opening. */
  const expectNoLoad = (page: Page, change: () => Promise<void>) =>
    expect(async () => {
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await change();
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    }).toPass();

  test('shows what is saved without a load', async ({ page }) => {
    await openLive(page, '/');
    await expectNoLoad(page, async () => {
      restore(home, homeBefore);
      await expect(headlineOf(page)).toHaveText(content.home.hero.title);
      saveTitle('Новый заголовок');
      await expect(headlineOf(page)).toHaveText('Новый заголовок');
    });
  });

  test('shows another client in the first screen without a load', async ({ page }) => {
    const { sheet } = content.home.hero;
    const { client = '', calculation } = sheet ?? {};
    const [first, other] = content.results.clients;
    expect(first?.id).toBe(client);
    await openLive(page, '/');
    const group = page.getByRole('group', { name: String(calculation?.title) });
    const parts = page.locator('main *').filter({ has: headlineOf(page) });
    const hero = parts.filter({ has: group }).last();
    const chosen = group.getByLabel(String(calculation?.trade)).locator('option:checked');
    await expectNoLoad(page, async () => {
      restore(home, homeBefore);
      await expect(chosen).toHaveText(new RegExp(`^${first?.business}`, 'i'));
      writeFileSync(home, homeBefore.replace(`client: ${client}`, `client: ${other?.id}`));
      await expect(chosen).toHaveText(new RegExp(`^${other?.business}`, 'i'));
      await expect(hero).toContainText(String(other?.company));
      await expect(hero).not.toContainText(String(first?.company));
    });
  });

  test('shows a mistake until it is corrected', async ({ page }) => {
    await openLive(page, '/');
    saveTitle('"Без второй кавычки');
    const line = homeBefore.slice(0, homeBefore.indexOf(title)).split('\n').length;
    const place = `content/home.yaml, строка ${line}`;
    await expect(page.getByText(`${place}: не закрыта кавычка`)).toBeVisible();
    const way = 'или верните файл, каким он был: npm run undo -- .* home\\.yaml';
    await expect.poll(() => preview.printed).toMatch(new RegExp(`${place}: .*${way}`));
    const reopened = live(page);
    saveTitle('Исправленный заголовок');
    await expect(headlineOf(page)).toHaveText('Исправленный заголовок');
    await reopened;
  });

  test('shows a wrong setting until it is corrected', async ({ page }) => {
    await openLive(page, '/');
    writeFileSync(settings, 'NEXT_PUBLIC_PHONE=12');
    await expect(page.getByText('NEXT_PUBLIC_PHONE: «12» не подходит')).toBeVisible();
    const reopened = live(page);
    writeFileSync(settings, 'NEXT_PUBLIC_PHONE=+7 949 765-43-21');
    await expect(phoneLink(page, '+79497654321')).toBeAttached();
    await reopened;
  });
});

test('a picture that is changed is shown in the open page', async ({ page }) => {
  await openLive(page, '/website-creation-donetsk/');
  const picture = page.locator('#portfolio img').first();
  await picture.scrollIntoViewIfNeeded();
  const shown = () =>
    picture.evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.currentSrc;
    });
  const before = await shown();

  const pictures = join(CONTENT, 'pictures');
  const { file = '' } = content.websites.portfolio.items[0]?.image ?? {};
  cpSync(join(pictures, 'tall.jpg'), join(pictures, file));
  await expect(async () => expect(await shown()).not.toBe(before)).toPass();
});

test('what the address names is open, also after a second press of its link', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await openLive(page, '/#privacy');
  expect(errors).toEqual([]);
  const details = page.locator('#privacy details');
  await expect(details).toHaveAttribute('open');
  await details.locator('summary').click();
  await page.locator('footer a[href$="#privacy"]').click();
  await expect(details).toHaveAttribute('open');
  expect(errors).toEqual([]);
});

test('no page of the preview shows a message of Next, an error or a warning', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    // The missing page reports itself, and the browser its status and styles that it needs late on a slow machine.
    const isExpected = /^404 Error|status of 404|preloaded using link/.test(message.text());
    if (/error|warning/.test(message.type()) && !isExpected) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  const isReported = (message: ConsoleMessage) => message.text().startsWith('404 Error');
  const reported = page.waitForEvent('console', isReported);
  for (const path of [...routes.map((route) => route.path), '/nowhere/']) {
    await openLive(page, path);
    if (path === '/nowhere/') await reported;
    else await expect(page.locator('#contact [data-hydrated]').first()).toBeAttached();
    await expect(page.locator('nextjs-portal *').filter({ visible: true })).toHaveCount(0);
    expect(messages, path).toEqual([]);
  }
});

test('a lead sent from the preview is in its inbox', async ({ page }) => {
  await page.goto(`${SITE}/calculator/`);
  await expect(page.locator('#contact [data-hydrated]')).toBeAttached();
  await fill(page, 'Анна из предпросмотра');
  const { form, receipt } = content.contact;
  await page.getByLabel(form.reply.call, { exact: true }).check();
  await submit(page).click();
  await expect(formStatus(page)).toContainText('Заявка отправлена!');
  await expect(page.locator('#contact dt', { hasText: receipt.calling })).toBeVisible();
  expect(await leadsOf('Анна из предпросмотра', INBOX)).toHaveLength(1);
});

test('it prints its own lines alone, for a missing page and a mistake', async ({ page }) => {
  await openLive(page, '/nowhere/');
  const before = readFileSync(home, 'utf8');
  const { length } = preview.printed;
  writeFileSync(home, before.replace(/title: .*/, 'title: "Без второй кавычки'));
  await expect.poll(() => preview.printed.slice(length)).toContain('content/home.yaml, строка');
  writeFileSync(home, before);
  await openLive(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const own = /^(Сайт: |Заявки: |Остановить: |content\/\S+, строка|Настройка )/;
  const lines = preview.printed.trim().split('\n');
  expect(lines.filter((line) => !own.test(line))).toEqual([]);
});

/** Starts a second preview, which names the first and the command that ends it. */
async function startSecond(): Promise<string> {
  const second = spawnPreview();
  await once(second.npm, 'close');
  expect(second.npm.exitCode).toBe(1);
  expect(second.printed).toMatch(/^Сайт этой папки уже открыт: \S+\. .*\n$/);
  expect(second.printed).toContain(SITE);
  return /kill \d+/.exec(second.printed)?.[0] ?? '';
}

/** Ctrl+C reaches the whole group, a signal by its number npm alone. */
const endings: Record<string, (group: number) => unknown> = {
  'SIGTERM to npm': (npm) => process.kill(npm, 'SIGTERM'),
  'Ctrl+C': (npm) => process.kill(-npm, 'SIGINT'),
  'the window closed': (npm) => process.kill(-npm, 'SIGHUP'),
  'SIGKILL to npm and the command that a second preview names': async (npm) => {
    process.kill(npm, 'SIGKILL');
    execSync(await startSecond());
  },
};

for (const [ending, end] of Object.entries(endings)) {
  test(`${ending} ends the preview with all its processes`, async () => {
    if (!(await isOpen())) preview = await start();
    const { group } = preview;
    expect(livingIn(group).length).toBeGreaterThan(1);
    await end(group);
    await expect.poll(() => livingIn(group)).toEqual([]);
    expect(await isOpen()).toBe(false);
  });
}

/** The processes of a group but those that have ended and wait for their parent to notice. */
function livingIn(group: number): string[] {
  const all = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.trim().startsWith(`${group} `) && !/^ *\d+ +Z/.test(line));
}
