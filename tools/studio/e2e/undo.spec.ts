import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { replaceIn } from '../../../e2e/copy-project';
import { press } from '../../../e2e/fixtures';
import { CONTENT, spawnPreview, start, stop } from '../../shared/testing/preview';
import { at, openEditor } from './editor-page';

const faq = join(CONTENT, 'faq.yaml');
const read = () => readFileSync(faq, 'utf8');

let preview: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  preview = await start();
  // As the owner's own file is written: with comments, blocks of text and quotation marks of his own.
  replaceIn(faq, /^title: (.*)$/m, '# Заголовок\ntitle: >-\n    $1\n    и не только');
  replaceIn(faq, /^ {2}- question: (.*)$/m, "  # Первый\n  - question: '$1'  # спрашивают все");
});

test.afterAll(() => stop(preview));

const changes = (page: Page) => page.getByLabel('Что изменено').getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('changes are undone, redone and, after a restart of the preview, undone byte for byte', async ({
  page,
}) => {
  const before = read();
  await openEditor(page);
  await at(page, 'faq.title').click({ position: { x: 5, y: 5 } });
  await page.locator('[data-value]').fill('Спрашивайте');
  await press(page, 'Сохранить');
  await expect(at(page, 'faq.title')).toHaveText('Спрашивайте');
  const renamed = read();
  await at(page, 'faq.items.0.question').click();
  await press(page, 'Удалить');
  await expect.poll(read).not.toContain('# спрашивают все');
  const shortened = read();

  await expect(button(page, 'Вернуть отменённое')).toBeDisabled();
  await press(page, 'Отменить');
  await expect.poll(read).toBe(renamed);
  await press(page, 'Отменить');
  await expect.poll(read).toBe(before);
  await press(page, 'Вернуть отменённое');
  await expect.poll(read).toBe(renamed);
  await press(page, 'Вернуть отменённое');
  await expect.poll(read).toBe(shortened);
  await expect(page.getByText('Возвращено.')).toBeVisible();
  await expect(button(page, 'Вернуть отменённое')).toBeDisabled();

  await stop(preview);
  preview = spawnPreview();
  await expect.poll(() => preview.printed).toContain('Остановить');
  await openEditor(page);
  await press(page, 'Что изменено');
  await expect(changes(page)).toHaveCount(2);
  await changes(page).last().getByRole('button').click();
  await expect.poll(read).toContain('и не только');
  expect(read()).not.toContain('# спрашивают все');
  await press(page, 'Отменить');
  await expect.poll(read).toBe(before);
  await expect(changes(page)).toHaveCount(0);
  await expect(button(page, 'Отменить')).toBeDisabled();
});

test('what was changed in the file meanwhile is told before it is overwritten by what comes back', async ({
  page,
}) => {
  const before = read();
  await openEditor(page);
  await at(page, 'faq.intro').click({ position: { x: 5, y: 5 } });
  await page.locator('[data-value]').fill('Правка');
  await press(page, 'Сохранить');
  await expect(at(page, 'faq.intro')).toHaveText('Правка');
  await press(page, 'Отменить');
  await expect.poll(read).toBe(before);
  const written = before.replace(/^intro: .*/m, 'intro: Из файла');
  writeFileSync(faq, written);
  await press(page, 'Вернуть отменённое');
  await expect(page.getByRole('alert').filter({ hasText: 'Сейчас там: Из файла' })).toBeVisible();
  await press(page, 'Вернуть всё равно');
  await expect(at(page, 'faq.intro')).toHaveText('Правка');
  await press(page, 'Отменить');
  await expect.poll(read).toBe(written);
  writeFileSync(faq, before);
});
