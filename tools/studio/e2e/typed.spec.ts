import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fixtureContent } from '../../../e2e/fixture-content';
import { hold, plain, press } from '../../../e2e/fixtures';
import { CONTENT, FOLDER, SITE, spawnPreview, start, stop } from '../../shared/testing/preview';
import { at, field, form, openEditor, openLive, save, written } from './editor-page';

const content = fixtureContent();

/** What becomes of the words that the owner types. */

test.describe.configure({ timeout: 90_000 });

let preview: Awaited<ReturnType<typeof start>>;
let before: Record<string, string>;

test.beforeAll(async () => {
  preview = await start();
  before = files();
});

test.afterAll(() => stop(preview));

// The tests share the preview.
test.afterEach(() => {
  for (const [file, text] of Object.entries(files())) {
    const original = before[file] ?? '';
    if (text !== original) writeFileSync(file, original);
  }
});

/** What the owner edits, by its file. */
function files(): Record<string, string> {
  const names = readdirSync(CONTENT).filter((name) => name.endsWith('.yaml'));
  const paths = [...names.map((name) => join(CONTENT, name)), join(FOLDER, '.env')];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** Opens the form of a text and types into it. */
async function type(page: Page, path: string, text: string) {
  await at(page, path).click();
  await field(page).fill(text);
}

/** Answers «Отмена» to each question, and returns what was asked. */
function declineQuestions(page: Page) {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.dismiss();
  });
  return questions;
}

test('a save waits for the one before it', async ({ page }) => {
  await openEditor(page);
  const release = await hold(page, '**/__editor/change*');
  await type(page, 'home.niches.title', 'Первая правка');
  await save(page);
  await type(page, 'faq.title', 'Вторая правка');
  await save(page);
  // Words that are typed while their form is being saved stay in it.
  await field(page).fill('Вторая правка, дополненная');
  await save(page);
  await type(page, 'home.niches.title', 'Первая правка, дополненная');
  await save(page);
  await release();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('toolbar')).toContainText('Сохранено');
  await expect(page.getByRole('alert').filter({ hasText: 'изменили' })).toHaveCount(0);
  expect(written('home').niches.title).toBe('Первая правка, дополненная');
  expect(written('faq').title).toBe('Вторая правка, дополненная');
});

test('a save that waits for «Ниже» does not change the entry that takes the place', async ({
  page,
}) => {
  await openEditor(page);
  const questions = () =>
    written('faq').items.map(({ question }: { question: string }) => question);
  const [first, second, third, ...others] = questions();
  const release = await hold(page, '**/__editor/change*');
  await at(page, 'faq.items.1.question').click();
  await press(page, 'Ниже');
  await field(page).fill('Новый вопрос');
  await save(page);
  await release();
  const alert = page.getByRole('alert').filter({ hasText: 'изменили' });
  await expect(alert).toContainText(`Сейчас там: ${plain(third)}`);
  expect(questions()).toEqual([first, third, second, ...others]);
});

test('typed words are asked about wherever the click goes', async ({ page }) => {
  await openEditor(page);
  const questions = declineQuestions(page);
  await type(page, 'faq.title', 'Не сохранено');
  const steps = [
    () => at(page, 'home.niches.title').click(),
    async () => {
      await press(page, 'Все поля');
      const panel = page.getByLabel('Все поля');
      await panel.getByText('Предложения', { exact: true }).click();
      await panel.getByText('Записи', { exact: true }).filter({ visible: true }).click();
      await panel.getByRole('button', { name: 'Добавить запись' }).click();
    },
    async () => {
      await press(page, 'Опубликовать');
      await press(page, 'Проверить и собрать');
    },
    () => press(page, 'Править'),
    () => page.evaluate(() => location.assign('/calculator/')),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    await expect.poll(() => questions.length).toBe(index + 1);
    await expect(field(page)).toHaveText('Не сохранено');
  }
  expect(questions.at(-1)).toBe('beforeunload');
  expect(files()).toEqual(before);
});

test('typed words are asked about while another form is being saved', async ({ page }) => {
  await openEditor(page);
  const questions = declineQuestions(page);
  const release = await hold(page, '**/__editor/change*');
  await type(page, 'home.niches.title', 'Сохраняется');
  await save(page);
  await type(page, 'faq.title', 'Не сохранено');
  await at(page, 'home.niches.title').click();
  await expect.poll(() => questions).toEqual(['confirm']);
  await release();
  await expect(page.getByRole('toolbar')).toContainText('Сохранено');
  await expect(field(page)).toHaveText('Не сохранено');
});

const waysToLeave = {
  'is closed': (page: Page) => press(page, 'Закрыть'),
  'has given way to another one': async (page: Page) => {
    await at(page, 'home.niches.title').click();
    await expect(field(page)).toHaveText(plain(content.home.niches.title));
  },
};

for (const [way, leave] of Object.entries(waysToLeave)) {
  test(`a save that is refused after its form ${way} leads back to its words`, async ({ page }) => {
    await openEditor(page);
    const release = await hold(page, '**/__editor/change*');
    const long = 'Долго? '.repeat(60);
    await type(page, 'faq.title', long);
    await save(page);
    await leave(page);
    await release();
    await press(page, 'Вернуться к этим словам');
    await expect(field(page)).toHaveText(long.trim());
  });
}

const waysToDrop = {
  '«Отмена»': (page: Page) => press(page, 'Отмена'),
  'another form': async (page: Page) => {
    page.once('dialog', (dialog) => dialog.accept());
    await at(page, 'home.niches.title').click();
    await expect(field(page)).toHaveText(plain(content.home.niches.title));
  },
};

for (const [way, drop] of Object.entries(waysToDrop)) {
  test(`${way} drops what was typed during a save, and keeps the words that are refused`, async ({
    page,
  }) => {
    await openEditor(page);
    const release = await hold(page, '**/__editor/change*');
    const long = 'Долго? '.repeat(60);
    await type(page, 'faq.title', long);
    await save(page);
    await field(page).fill('Другие слова');
    await drop(page);
    await release();
    await press(page, 'Вернуться к этим словам');
    await expect(field(page)).toHaveText(long.trim());
  });
}

test('words that were dropped during a save are no draft after it', async ({ page }) => {
  await openEditor(page);
  const release = await hold(page, '**/__editor/change*');
  await type(page, 'faq.title', 'Сохраняется');
  await save(page);
  await field(page).fill('Другие слова');
  await press(page, 'Отмена');
  await release();
  await expect(page.getByRole('toolbar')).toContainText('Сохранено');
  await expect(page.getByRole('button', { name: /^Не сохранено/ })).toHaveCount(0);
  expect(written('faq').title).toBe('Сохраняется');
});

test('typed words survive Esc, a reload and a closed tab', async ({ page, context }) => {
  await openEditor(page);
  await type(page, 'faq.title', 'Ещё не всё');
  await page.keyboard.press('Escape');
  const unsaved = page.getByRole('button', { name: 'Не сохранено: Вопросы → Заголовок' });
  await expect(unsaved).toBeVisible();
  await page.reload();
  // The editor is still on.
  await unsaved.click();
  await expect(field(page)).toHaveText('Ещё не всё');
  await page.close();

  const other = await context.newPage();
  await openLive(other, '/');
  await expect(other.getByRole('toolbar')).toContainText('Есть несохранённые слова');
  await press(other, 'Править');
  await other.getByRole('button', { name: /^Не сохранено/ }).click();
  await expect(form(other)).toContainText(`Сейчас на сайте: ${plain(content.faq.title)}`);
  await save(other);
  await expect(form(other)).toHaveCount(0);
  await expect(other.getByRole('button', { name: /^Не сохранено/ })).toHaveCount(0);
  expect(written('faq').title).toBe('Ещё не всё');
});

test('a draft does not overwrite what was changed in the file since', async ({ page }) => {
  await openEditor(page);
  await type(page, 'faq.title', 'Из черновика');
  await page.reload();
  const faq = join(CONTENT, 'faq.yaml');
  writeFileSync(faq, readFileSync(faq, 'utf8').replace(plain(content.faq.title), 'Из файла'));
  await page.getByRole('button', { name: /^Не сохранено/ }).click();
  await save(page);
  await expect(form(page).getByRole('alert')).toContainText('Сейчас там: Из файла');
  await press(page, 'Записать моё');
  await expect(form(page)).toHaveCount(0);
  expect(written('faq').title).toBe('Из черновика');
});

test('a key never lies in the storage of the browser', async ({ page }) => {
  await openEditor(page);
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await panel.getByText('Настройки', { exact: true }).click();
  await panel.getByRole('button', { name: /^Ключ службы отправки/ }).click();
  await expect(form(page)).toContainText('Ключи в черновиках не хранятся');
  await field(page).fill('secret-key');
  await panel.getByRole('button', { name: /^Телефон/ }).click();
  await field(page).fill('+7 949 000-00-01');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('secret-key');
});

test('Esc asks about a key, of which there is no draft', async ({ page }) => {
  await openEditor(page);
  const questions = declineQuestions(page);
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await panel.getByText('Настройки', { exact: true }).click();
  await panel.getByRole('button', { name: /^Ключ службы отправки/ }).click();
  await field(page).fill('secret-key');
  await page.keyboard.press('Escape');
  await expect.poll(() => questions).toEqual(['confirm']);
  await expect(field(page)).toHaveValue('secret-key');
});

test('Esc asks about typed words where the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openEditor(page);
  const questions = declineQuestions(page);
  await type(page, 'faq.title', 'Не сохранено');
  await page.keyboard.press('Escape');
  await expect.poll(() => questions).toEqual(['confirm']);
  await expect(field(page)).toHaveText('Не сохранено');
});

test('what is typed about the hosting survives Esc and a reload, but no password', async ({
  page,
}) => {
  await openEditor(page);
  const questions = declineQuestions(page);
  const panel = page.getByLabel('Все поля');
  const host = panel.getByLabel('Сервер');
  await press(page, 'Все поля');
  await panel.getByText('Настройки', { exact: true }).click();
  await panel.getByText('Хостинг', { exact: true }).click();
  await host.fill('server1.host.ru');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await press(page, 'Не сохранено: Хостинг');
  await expect(host).toHaveValue('server1.host.ru');
  await panel.getByLabel('Имя для входа').fill('login');
  await panel.getByLabel('Файл ключа').fill('/home/secret-key');
  await panel.getByLabel('Пароль').fill('secret-word');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain('login');
  expect(stored).not.toContain('secret-');
  // The password is in no draft.
  await page.keyboard.press('Escape');
  await expect.poll(() => questions).toEqual(['confirm']);
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await press(page, 'Не сохранено: Хостинг');
  await expect(host).toBeVisible();
  await expect(host).toHaveValue('server1.host.ru');
  await expect(panel.getByLabel('Имя для входа')).toHaveValue('login');
  await expect(panel.getByLabel('Пароль')).toHaveValue('');

  const release = await hold(page, '**/__editor/hosting*');
  await panel.getByLabel('Папка сайта').fill('public_html');
  await panel.getByLabel('Пароль').fill('secret-word');
  await press(page, 'Записать');
  await panel.getByLabel('Папка сайта').fill('www');
  await release();
  await expect(page.getByRole('toolbar')).toContainText('Сохранено');
  await expect(panel.getByLabel('Пароль')).toHaveValue('');
  await expect(panel.getByLabel('Папка сайта')).toHaveValue('www');
  await press(page, 'Записать');
  await expect(panel).toContainText('Записано на этом компьютере');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Не сохранено/ })).toHaveCount(0);
  const settings = readFileSync(join(FOLDER, '.env'), 'utf8');
  expect(settings).toContain('server1.host.ru');
  expect(settings).toContain('www');
});

test('typed words are asked about before their entry is moved or removed', async ({ page }) => {
  await openEditor(page);
  const questions = declineQuestions(page);
  await type(page, 'faq.items.2.question', 'Не сохранено');
  for (const [index, action] of ['Выше', 'Удалить'].entries()) {
    await press(page, action);
    await expect.poll(() => questions.length).toBe(index + 1);
    await expect(field(page)).toHaveText('Не сохранено');
  }
  expect(files()).toEqual(before);
});

for (const action of ['Выше', 'Удалить']) {
  test(`«${action}» that ends while another form is open leaves the words typed there`, async ({
    page,
  }) => {
    const third = written('faq').items[2].question;
    await openEditor(page);
    declineQuestions(page);
    const release = await hold(page, '**/__editor/change*');
    await at(page, 'faq.items.2.question').click();
    await press(page, action);
    await type(page, 'home.niches.title', 'Не сохранено');
    await release();
    await expect(page.getByRole('toolbar')).toContainText('Сохранено');
    await expect(field(page)).toHaveText('Не сохранено');
    expect(written('faq').items[2]?.question).not.toBe(third);
  });
}

test('«Выше» and «Ниже» leave the form of the entry open', async ({ page }) => {
  await openEditor(page);
  const [, second] = content.faq.items;
  await at(page, 'faq.items.1.question').click();
  await press(page, 'Выше');
  await expect(form(page)).toHaveAccessibleName(/ → 1\. /);
  await expect(field(page)).toHaveText(plain(String(second?.question)));
  const up = page.getByRole('button', { name: 'Выше', exact: true });
  await expect(up).toBeFocused();
  await expect(up).toBeDisabled();
  await press(page, 'Ниже');
  await expect(form(page)).toHaveAccessibleName(/ → 2\. /);
  await expect.poll(() => written('faq').items[1].question).toBe(second?.question);
});

// It ends the preview, so it is the last test of the file.
test('typed words survive the end of the preview', async ({ page }) => {
  await openEditor(page);
  await type(page, 'faq.title', 'Перед концом');
  await stop(preview);
  await save(page);
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Несохранённые слова не пропадут, кроме паролей');
  await expect(alert).not.toContainText('обновите');
  preview = spawnPreview();
  await expect.poll(() => preview.printed).toContain('Остановить');
  // The open page reloads itself when it finds the preview again, which can end another load.
  await expect(() => page.goto(SITE)).toPass();
  await page.getByRole('button', { name: /^Не сохранено/ }).click();
  await expect(field(page)).toHaveText('Перед концом');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(written('faq').title).toBe('Перед концом');
});
