import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { copyProject } from '../../../e2e/copy-project';
import { CONTENT_FOLDER, fixtureContent } from '../../../e2e/fixture-content';
import { press } from '../../../e2e/fixtures';
import { valueIn } from '../../../lib/content/fields';
import { shippedTexts } from '../../shared/launch/samples';
import { CONTENT, FOLDER, spawnPreview, stop } from '../../shared/testing/preview';
import { at, openLive } from './editor-page';

// The tests use one preview, each with places of its own.
test.describe.configure({ mode: 'serial' });

let preview: ReturnType<typeof spawnPreview>;

test.beforeAll(async () => {
  await copyProject(FOLDER, CONTENT_FOLDER);
  writeFileSync(join(FOLDER, '.env'), '');
  // The fixture's samples are those that this site was shipped with.
  const shipped = JSON.stringify(shippedTexts(fixtureContent()));
  writeFileSync(join(FOLDER, 'tools/shared/launch/shipped.json'), shipped);
  preview = spawnPreview();
  await expect.poll(() => preview.printed, { timeout: 60_000 }).toContain('Остановить');
});

test.afterAll(() => stop(preview));

/** Opens a page with the list of what is missing. */
async function openList(page: Page, path = '/') {
  await openLive(page, path);
  await press(page, 'Править');
  await press(page, 'Опубликовать');
  return page.getByLabel('Опубликовать', { exact: true });
}

const written = (path: string) => {
  const [file, ...inFile] = path.split('.');
  return valueIn(parse(readFileSync(join(CONTENT, `${file}.yaml`), 'utf8')), inFile.join('.'));
};

const question = (page: Page) => page.getByRole('button', { name: 'Ещё образец' });

/** Writes a text in the form that a press opens. */
async function write(page: Page, opener: Locator, text: string) {
  await opener.click();
  await page.locator('[data-value]').fill(text);
  await press(page, 'Сохранить');
  await expect(page.locator('[data-value]')).toHaveCount(0);
}

test('what is missing is one list in the order of the pages, which a press makes shorter', async ({
  page,
}) => {
  const panel = await openList(page);
  const parts = panel.getByRole('group').first().locator('b');
  const names = (await parts.allTextContents()).map((name) => name.replace(/: \d+$/, ''));
  expect(names.slice(0, 4)).toEqual(['Общее', 'Главная', 'Кейсы', 'Результаты']);
  expect(names.at(-1)).toBe('Настройки');

  const [claim] = ['experience'];
  const confirm = panel.getByRole('listitem').filter({ hasText: '«Опыт: ' });
  const all = panel.getByRole('listitem');
  const before = await all.count();
  await confirm.getByRole('button', { name: 'Подтверждаю' }).focus();
  await page.keyboard.press('Enter');
  await expect(confirm).toHaveCount(0);
  await expect(all).toHaveCount(before - 1);
  expect(written('site.confirmed')).toEqual([claim]);
  // The next finding can be answered by the keyboard.
  await expect(panel.locator('button:focus')).toHaveCount(1);

  await press(page, 'Отменить');
  await expect(confirm).toHaveCount(1);
});

test('a finding about no part of the site has no heading', async ({ page }) => {
  const panel = await openList(page);
  await panel.getByText(/^Советы/).click();
  await expect(panel.getByText(/^Роскомнадзор: /)).toBeVisible();
  for (const heading of await panel.locator('b').allTextContents()) {
    expect(heading).toMatch(/^\p{L}/u);
  }
  const texts = await panel.getByRole('listitem').allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
});

test('a replaced text asks once whether the mark of a sample goes, and the list has the answer too', async ({
  page,
}) => {
  const panel = await openList(page, '/targeting-donetsk/');
  const finding = panel.getByRole('listitem').filter({ hasText: 'объявления на первом экране' });
  const own = finding.getByRole('button', { name: 'Это уже моё' });
  await expect(finding).toHaveCount(2);
  await expect(own).toHaveCount(0);
  const text = finding.filter({ hasText: 'прежнее: «Текст»' }).first();
  const open = text.getByRole('button', { name: 'Открыть' });
  await write(page, open, 'Котята ищут дом, приезжайте вечером всей семьёй.');
  await expect(question(page)).toBeVisible();
  await expect(own).toHaveCount(1);
  await question(page).click();
  await expect(question(page)).toHaveCount(0);
  // The finding has other words by now, so its button is another one.
  await expect(page.locator('[data-editor] button:focus')).toHaveCount(1);
  await write(page, at(page, 'targeting.hero.title'), 'Настрою иначе');
  await expect(question(page)).toHaveCount(0);
  await own.click();
  await expect(finding).toHaveCount(1);
  expect(written('targeting.example.sample')).toBe(false);
});

test('a replaced picture asks the same, and one press takes the mark off', async ({ page }) => {
  const panel = await openList(page);
  const finding = panel.getByRole('listitem').filter({ hasText: 'образец подписи' });
  await expect(finding).toHaveCount(1);
  await finding.getByRole('button', { name: 'Открыть' }).click();
  const picture = readFileSync(join(CONTENT, 'pictures/portrait.png'));
  const file = { name: 'подпись.png', mimeType: 'image/png', buffer: picture };
  await page.locator('input[type="file"]').setInputFiles(file);
  const asked = page.getByRole('status').filter({ has: question(page) });
  await asked.getByRole('button', { name: 'Это уже моё' }).click();
  await expect(asked).toHaveCount(0);
  await expect(finding).toHaveCount(0);
  expect(written('site.person.signature.sample')).toBe(false);
});

test('the list follows each change, and a claim is found after another word has changed', async ({
  page,
}) => {
  const panel = await openList(page);
  const claim = panel.getByRole('listitem').filter({ hasText: '«договор подписываем»' });
  await expect(claim).toHaveCount(0);
  const title = at(page, 'faq.title');
  await write(page, title, 'Да, договор подписываем. Я самозанятый.');
  await expect(claim).toHaveCount(1);
  await expect(title).toContainText('самозанятый');
  await write(page, title, 'Да, договор подписываем. Я самозанятая.');
  await expect(panel.getByRole('listitem').filter({ hasText: '«Я самозанятый»' })).toHaveCount(0);
  await expect(claim).toHaveCount(1);
});

/** The names of a city on the page that begin in one line and end in another. */
function brokenNames(page: Page, name: RegExp): Promise<string[]> {
  return page.evaluate((pattern) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const found = new RegExp(pattern).exec(text.nodeValue ?? '');
      if (!found || text.parentElement?.closest('[data-editor], script')) continue;
      const range = document.createRange();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(`${text.parentElement?.tagName}: ${text.nodeValue}`);
    }
    return broken;
  }, name.source);
}

test('a hyphenated city stays in one line on a phone', async ({ page }) => {
  const replace = (file: string, from: string | RegExp, to: string) => {
    const path = join(CONTENT, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  replace('site.yaml', /^city: .*/m, 'city: Ростов-на-Дону');
  replace('site.yaml', /^brand: .*/m, 'brand: Маркетолог в Ростове-на-Дону');
  replace('site.yaml', /name: Ян Пробный/, 'name: Анна Римская-Корсакова');
  replace('home.yaml', /^( {2}title: )Проверю сайт.*/m, '$1Приведу клиентов в Ростове-на-Дону');
  replace('faq.yaml', /question: Когда.*/, 'question: Вы работаете только в Ростове-на-Дону?');
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, '/');
    await expect(page.locator('h1')).toContainText('в Ростове-на-Дону');
    await expect(page.locator('header').first()).toContainText('Ростове-на-Дону');
    await expect(page.locator('#contact')).toContainText('Ростов-на-Дону');
    expect(await brokenNames(page, /Ростове?-на-Дону|Римская-Корсакова/)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
