import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { fixtureContent } from '../../../e2e/fixture-content';
import { phone, plain, press } from '../../../e2e/fixtures';
import { CONTENT, FOLDER, SITE, start, stop } from '../../shared/testing/preview';
import { at, field, form, openEditor, openLive, save } from './editor-page';

const content = fixtureContent();

/** Opens a page in the editor; what a test has changed is taken back at its end, one step after the other. */
const test = base.extend<{ edit: (path?: string) => Promise<void> }>({
  edit: async ({ page }, use) => {
    const before = files();
    await use((path) => openEditor(page, path));
    const undo = page.getByRole('button', { name: 'Отменить', exact: true, disabled: false });
    await expect(async () => {
      // The button can be disabled between the look and the click.
      if (await undo.isVisible()) await undo.click({ timeout: 1000 });
      expect(files()).toEqual(before);
    }).toPass();
    await expect(undo).toBeHidden();
  },
});

// Each change is compiled before the page shows it. Each worker runs a share of the tests on a preview of its own.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const PICTURES = join(CONTENT, 'pictures');

let preview: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  preview = await start('NEXT_PUBLIC_TELEGRAM=handle\n');
});

test.afterAll(() => stop(preview));

/** Every file that the owner edits, and the names of his pictures. */
function files(): Record<string, string> {
  const names = readdirSync(CONTENT).filter((name) => name.endsWith('.yaml'));
  const texts = names.map((name) => [name, readFileSync(join(CONTENT, name), 'utf8')]);
  const pictures = readdirSync(PICTURES).join();
  const settings = readFileSync(join(FOLDER, '.env'), 'utf8');
  return { ...Object.fromEntries(texts), '.env': settings, pictures };
}

const branch = (panel: Locator, name: string) =>
  panel.getByText(name, { exact: true }).filter({ visible: true });

/** Writes a text where it stands, and saves it. */
async function write(page: Page, path: string, text: string) {
  await at(page, path).click({ position: { x: 5, y: 5 } });
  await field(page).fill(text);
  await save(page);
  await expect(at(page, path)).toHaveText(text);
}

const photo = () => readFileSync(join(PICTURES, 'tall.jpg'));

/** Drops a file on an element. */
async function drop(target: Locator, name: string, bytes: Buffer) {
  const data = await target.page().evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], file));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer: data });
}

// What stays of its file is tested in lib/content/yaml-edit.test.ts.
test('a text is changed where it stands', async ({ page, edit }) => {
  await edit();
  const title = at(page, 'home.hero.title');
  await title.click({ position: { x: 5, y: 5 } });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText(plain(content.home.hero.title));
  await field(page).press('Escape');
  await expect(field(page)).toHaveCount(0);

  await at(page, 'home.hero.lead').click();
  await field(page).fill('Цена: 5 # и «кавычки»');
  await page.keyboard.press('Control+Enter');
  await expect(at(page, 'home.hero.lead')).toHaveText('Цена: 5 # и «кавычки»');
});

test('a click elsewhere does not lose what is typed', async ({ page, edit }) => {
  await edit();
  await at(page, 'faq.title').click();
  await field(page).fill('Не сохранено');
  await at(page, 'faq.items.0.question').click();
  await expect(field(page)).toHaveText('Не сохранено');
  await field(page).press('Escape');
  await expect(field(page)).toHaveCount(0);
});

test('a click on a question shows the answer, which can be edited too', async ({ page, edit }) => {
  await edit();
  await at(page, 'faq.items.0.question').click();
  await page.keyboard.press('Escape');
  await expect(at(page, 'faq.items.0.answer')).toBeVisible();
});

test('a text that may be left out goes when it is emptied, and is added again from nothing', async ({
  page,
  edit,
}) => {
  await edit();
  await at(page, 'faq.intro').click();
  await field(page).fill('');
  await save(page);
  await expect(at(page, 'faq.intro')).toHaveCount(0);
  expect(files()['faq.yaml']).not.toContain('intro');
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await panel.getByLabel('Найти').fill('undefined');
  await expect(panel).toContainText('Таких слов в текстах нет');
  await panel.getByLabel('Найти').fill('');
  await panel.getByText('Вопросы', { exact: true }).click();
  await panel.getByRole('button', { name: 'Добавить: Вступление' }).click();
  await expect(form(page)).toHaveAccessibleName(/Вступление$/);
  await expect(field(page)).toBeEmpty();
});

test('typed words are asked about before another field of the entry opens', async ({
  page,
  edit,
}) => {
  await edit();
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    return dialog.dismiss();
  });
  await at(page, 'reviews.items.1.name').click();
  await field(page).fill('Не сохранено');
  await form(page)
    .getByRole('button', { name: /^Все поля: 2\. / })
    .click();
  await press(page, 'Добавить запись');
  expect(asked).toBe(2);
  await expect(field(page)).toHaveText('Не сохранено');
  await page.keyboard.press('Escape');
});

test('figures are whole chips', async ({ page, edit }) => {
  await edit('/website-creation-donetsk/');
  const lead = at(page, 'websites.hero.lead');
  await lead.click();
  await expect(field(page).locator('[data-name="price.ecommerce"]')).toHaveText(/45\s000\s₽/);
  await page.getByLabel('Вставить цифру').selectOption({ label: 'Опыт: 14+ лет' });
  await field(page).press('Control+A');
  await page.keyboard.press('Control+X');
  await page.keyboard.press('Control+V');
  await expect(field(page).locator('[data-name]')).toHaveCount(3);
  await save(page);
  await expect(lead).toContainText('14+ лет');
  const { 'websites.yaml': websites } = files();
  expect(websites).toMatch(/от \{price\.ecommerce\}\.\s*\{experience\}/);
});

/** Places that each page shows: a text, one that names a price, an entry of a list and a picture. */
const SHOWN = {
  '/': {
    text: 'home.niches.title',
    price: 'services.items.0.price.amount',
    entry: 'faq.items.0.question',
    image: 'cases.items.0.picture.image',
  },
  '/calculator/': {
    text: 'calculator.hero.title',
    price: 'calculator.hero.eyebrow',
    entry: 'prices.services.1.description',
    image: 'site.person.portrait.image',
  },
  '/targeting-donetsk/': {
    text: 'targeting.hero.title',
    price: 'targeting.prices.items.1.price.amount',
    entry: 'targeting.prices.items.0.description',
    image: 'site.person.portrait.image',
  },
  '/contextual-advertising-donetsk/': {
    text: 'contextual.hero.lead',
    price: 'targeting.teaser.price.amount',
    entry: 'contextual.process.steps.0.text',
    image: 'site.person.portrait.image',
  },
  '/website-creation-donetsk/': {
    text: 'websites.process.title',
    price: 'websites.prices.items.1.price.amount',
    entry: 'websites.process.steps.0.text',
    image: 'websites.portfolio.items.0.image',
  },
  '/seo-donetsk/': {
    text: 'seo.local.title',
    price: 'seo.prices.items.0.price.amount',
    entry: 'seo.local.items.0.text',
    image: 'site.person.signature.image',
  },
};

for (const [path, { text, price, entry, image }] of Object.entries(SHOWN)) {
  test(`a text, a price, an entry and a picture are changed on ${path}`, async ({ page, edit }) => {
    await edit(path);
    await write(page, text, 'Новый текст');

    await at(page, price).click();
    const change = form(page).getByRole('button', { name: /^Поменять/ });
    await change.first().click();
    await expect(form(page)).toContainText(/Стоит ещё в \d+\sмест(е|ах)/);
    await field(page).fill('64000');
    await save(page);
    const shown = page.locator(`[data-edit="${price}"]`, { hasText: /64\s000\s₽/ });
    await expect(shown.filter({ visible: true }).first()).toBeVisible();

    await at(page, entry).click();
    await press(page, 'Добавить запись');
    await expect(form(page)).toHaveAccessibleName(/ → Новая запись$/);
    await page.keyboard.press('Escape');

    await drop(at(page, image), 'снимок.jpg', photo());
    await expect.poll(() => files().pictures).toContain('снимок.jpg');
  });
}

test('an entry is moved and removed with what refers to it', async ({ page, edit }) => {
  await edit();
  // A niche has the same name.
  const category = page.locator('#case-photo').getByText('Мастерские', { exact: true });
  await expect(category).toHaveAttribute('data-edit', 'cases.categories.workshops');
  const second = String(content.reviews.items[1]?.name);
  await at(page, 'reviews.items.1.name').click();
  await press(page, 'Выше');
  await expect(at(page, 'reviews.items.0.name')).toHaveText(plain(second));
  await at(page, 'reviews.items.1.name').click();
  await page.getByRole('button', { name: 'Удалить' }).dblclick();
  await expect(at(page, 'reviews.items.0.name')).toHaveText(plain(second));
  // A second click in a row removes nothing more.
  await expect(at(page, 'reviews.items.1.name')).toHaveCount(0);

  await at(page, 'cases.items.1.title').click();
  await press(page, 'Удалить');
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Отзывы');
  await press(page, 'Убрать и это');
  await expect.poll(() => files()['reviews.yaml']).not.toContain('case: lawyer');
});

test('an emptied list is begun again from the panel', async ({ page, edit }) => {
  await edit();
  for (const { title } of content.offers.items) {
    await at(page, 'offers.items.0.title').click();
    await press(page, 'Удалить');
    await expect(page.locator('#offers').getByText(title, { exact: true })).toHaveCount(0);
  }
  await expect(page.locator('#offers')).toHaveCount(0);
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await branch(panel, 'Предложения').click();
  await branch(panel, 'Записи').click();
  await panel.getByRole('button', { name: 'Добавить запись' }).click();
  for (const name of ['Заголовок', 'Подзаголовок', 'Описание', 'Предложение', 'Число']) {
    await form(page).getByLabel(name, { exact: true }).fill(`Своё: ${name}`);
  }
  await save(page);
  await expect(page.locator('#offers')).toContainText('Своё: Подзаголовок');
  await press(page, 'Что изменено');
  const newest = page.getByLabel('Что изменено').locator('li').first();
  await expect(newest).toHaveText(/^Предложения → Записи → Своё: Заголовок\s*добавлено/);
});

test('the panel changes what cannot be clicked', async ({ page, edit }) => {
  await edit();
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await expect(panel).toContainText('Слово перед вашим именем: ОператорВаше имя, статус и ИНН');
  await branch(panel, 'Главная').click();
  await branch(panel, 'Для поисковиков').click();
  await panel.getByRole('button', { name: 'Заголовок' }).click();
  await field(page).fill('Название для поиска');
  await save(page);
  await expect(page).toHaveTitle('Название для поиска');
  await branch(panel, 'Настройки').click();
  await panel.getByRole('button', { name: /^Телефон: / }).click();
  await field(page).fill('+7 949 765-43-21');
  await save(page);
  await expect(page.locator('header a[href="tel:+79497654321"]').first()).toBeAttached();
});

test('a picture is dropped on another, and its description is asked for', async ({
  page,
  edit,
}) => {
  const before = files();
  await edit('/website-creation-donetsk/');
  const picture = page.locator('[data-edit="websites.portfolio.items.0.image"]').first();
  await drop(picture, 'фото.heic', Buffer.from('не картинка'));
  await expect(page.getByRole('alert').first()).toContainText(/фото\.heic.*HEIC.*JPG/);
  expect(files()).toEqual(before);

  await drop(picture, 'Цветы 2.JPG', photo());
  await expect(page.getByRole('textbox', { name: /Что на картинке/ })).toBeFocused();
  await field(page).fill('Зелёный лист');
  await save(page);
  await expect(picture).toHaveAttribute('alt', 'Зелёный лист');
  expect(files()['websites.yaml']).toContain('Цветы-2.jpg');
});

test('each change has its own way back', async ({ page, edit }) => {
  const before = files();
  await edit();
  await write(page, 'home.niches.title', 'Первая правка');
  await write(page, 'faq.title', 'Вторая правка');
  await press(page, 'Что изменено');
  const changes = page.getByLabel('Что изменено').getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText(`${plain(content.faq.title)} → Вторая правка`);
  await changes.last().getByRole('button', { name: 'Отменить правку' }).click();
  await expect(changes).toHaveCount(1);
  expect(files()['home.yaml']).toBe(before['home.yaml']);
});

test('words that were changed in the file are told before they are overwritten', async ({
  page,
  edit,
}) => {
  const faq = join(CONTENT, 'faq.yaml');
  const before = readFileSync(faq, 'utf8');
  await edit();
  await write(page, 'faq.title', 'Правка');
  await press(page, 'Что изменено');
  const changes = page.getByLabel('Что изменено').getByRole('listitem');
  writeFileSync(faq, readFileSync(faq, 'utf8').replace('Правка', 'Из файла'));
  await changes.first().getByRole('button', { name: 'Отменить правку' }).click();
  const notice = page.getByRole('alert').first();
  await expect(notice).toContainText('Сейчас там: Из файла');
  await notice.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText('Сейчас там: Из файла')).toHaveCount(0);
  await changes.first().getByRole('button', { name: 'Отменить правку' }).click();
  await press(page, 'Отменить всё равно');
  await expect(changes).toHaveText(/Из файла → .*Отменить правку/);
  await expect(at(page, 'faq.title')).toHaveText(plain(content.faq.title));
  await changes.getByRole('button', { name: 'Отменить правку' }).click();
  await expect(changes).toHaveCount(0);
  writeFileSync(faq, before);
  await expect(at(page, 'faq.title')).toHaveText(plain(content.faq.title));
});

test('a change of another tab is not overwritten', async ({ page, context, edit }) => {
  await edit();
  const other = await context.newPage();
  await openEditor(other);
  await at(other, 'faq.title').click();
  await at(page, 'faq.title').click();
  await field(other).fill('В другой вкладке');
  await save(other);
  await expect(at(other, 'faq.title')).toHaveText('В другой вкладке');
  await field(page).fill('В этой вкладке');
  await save(page);
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Сейчас там: В другой вкладке');
  await expect(field(page)).toHaveText('В этой вкладке');
  await page.keyboard.press('Escape');
});

test('an entry that was changed elsewhere is removed all the same', async ({ page, edit }) => {
  const faq = join(CONTENT, 'faq.yaml');
  const before = readFileSync(faq, 'utf8');
  await edit();
  await at(page, 'faq.items.0.question').click();
  await expect(field(page)).toBeFocused();
  writeFileSync(faq, before.replace(/question: .*/, 'question: Из файла?'));
  await press(page, 'Удалить');
  await expect(form(page).getByRole('alert')).toContainText('Эта запись будет удалена');
  await press(page, 'Записать моё');
  await expect.poll(() => files()['faq.yaml']).not.toContain('Из файла?');
  await press(page, 'Отменить');
  await expect.poll(() => files()['faq.yaml']).toContain('Из файла?');
  writeFileSync(faq, before);
});

test('a headline keeps or loses its underline, which is chosen by selecting words', async ({
  page,
  edit,
}) => {
  await edit();
  const title = at(page, 'home.hero.title');
  const choose = page.getByRole('button', { name: 'Подчеркнуть выделенное' });
  await title.click({ position: { x: 5, y: 5 } });
  await field(page).fill('Веду рекламу кофеен');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await choose.click();
  await expect(form(page)).toContainText('Подчёркнуто: кофеен');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Веду рекламу кофеен');
  expect(parse(files()['home.yaml'] ?? '').hero).toMatchObject({ underlined: 'кофеен' });

  await title.click({ position: { x: 5, y: 5 } });
  await field(page).fill('Веду рекламу пекарен');
  await expect(form(page)).toContainText('Слов «кофеен» в заголовке уже нет');
  await save(page);
  await expect(page.getByRole('toolbar')).toContainText('Подчёркивание снято');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Веду рекламу пекарен');
});

test('a figure alone in its field is deleted and replaced like a letter', async ({
  page,
  edit,
}) => {
  await edit();
  const value = at(page, 'home.hero.facts.0.value');
  const chips = field(page).locator('[data-name]');
  await value.click();
  await expect(chips).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(chips).toHaveCount(0);
  await expect(field(page)).toHaveText('');
  await page.keyboard.type('за');
  await page.getByLabel('Вставить цифру').selectOption({ label: 'Опыт: 14+ лет' });
  await expect(chips).toHaveCount(1);
  await page.keyboard.type(' и');
  await page.keyboard.press('Home');
  await page.keyboard.type('Вот ');
  await save(page);
  await expect(value).toHaveText(/^Вот за\s?14\+\sлет и$/);
  await value.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('сразу');
  await save(page);
  await expect(value).toHaveText('сразу');
});

test('the editor gets an empty answer when no file has changed', async ({ page, edit }) => {
  await edit();
  const answered = page.waitForResponse(/__editor\/state/);
  await page.locator('input[type=range]').fill('25000');
  expect(await (await answered).json()).toBeNull();
});

test('months are a table, into which a copied block is pasted', async ({ page, edit }) => {
  await edit();
  await page.locator('#report-workshop td').filter({ visible: true }).first().click();
  const cell = (name: string, row: number) =>
    form(page).getByLabel(`${name}, строка ${row}`, { exact: true });
  await cell('ВКонтакте, заявки', 1).click();
  await page.keyboard.press('Enter');
  await expect(cell('ВКонтакте, заявки', 2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const months = ['янв.26', 'фев.26', 'мар.26', 'апр.26', 'май.26', 'июн.26'];
  const more = ['июл.26', 'авг.26', 'сен.26', 'окт.26', 'ноя.26', 'дек.26'];
  const block = [...months, ...more].map((month) => `${month}\t1 200\t99,6 ₽\t\t\t40`).join('\n');
  await cell('Месяц', 1).evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, `Месяц\tЗаявки\tЦена\n${block}\n`);
  await expect(cell('Месяц', 12)).toHaveValue('Декабрь 2026');
  await cell('ВКонтакте, цена заявки', 12).fill('1.234');
  await expect(form(page).getByRole('status')).toHaveText(
    /^Декабрь 2026, ВКонтакте, цена заявки: «1\.234» — это 1,234 или 1 234\?/,
  );
  await cell('ВКонтакте, цена заявки', 12).fill('много');
  await save(page);
  await expect(form(page).getByRole('alert')).toContainText('«много» — не число');
  await cell('ВКонтакте, цена заявки', 12).fill('');
  await save(page);
  await expect(form(page).getByRole('alert')).toContainText(
    '12 → ВКонтакте, цена заявки → Заявки есть, а цена 0',
  );
  await cell('ВКонтакте, цена заявки', 12).fill('100');
  await save(page);
  await expect(page.locator('#report-workshop tbody tr')).toHaveCount(12);
  const { months: written } = parse(files()['results.yaml'] ?? '').clients[0];
  expect(written[11]).toEqual({
    month: 'Декабрь 2026',
    vkLeads: 1200,
    vkCost: 100,
    yandexLeads: 0,
    yandexCost: 0,
    sales: 40,
  });
});

test('a word is found everywhere, and replaced in one place or in all', async ({ page, edit }) => {
  await edit();
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await panel.getByLabel('Найти').fill('стенд');
  const found = panel.getByRole('listitem');
  const count = await found.count();
  expect(count).toBeGreaterThan(3);
  await panel.getByLabel('Заменить на').fill('двор');
  await found.first().getByRole('button', { name: 'Заменить' }).click();
  await expect(found).toHaveCount(count - 1);
  await panel.getByRole('button', { name: /^Заменить везде: / }).click();
  await expect(panel).toContainText('Таких слов в текстах нет');
  await expect(page.locator('body')).toContainText('Ниши двора');
});

test('a text that is too long is refused at its field', async ({ page, edit }) => {
  await edit();
  await at(page, 'faq.items.0.question').click();
  await field(page).fill('Долго? '.repeat(40));
  await save(page);
  await expect(form(page).getByRole('alert')).toHaveText(
    /^Текст слишком длинный: .* сократите его\.$/,
  );
});

test('a drawing is chosen by what it looks like', async ({ page, edit }) => {
  await edit();
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  for (const name of ['Главная', 'Ниши', 'Записи', '1. Мастерские']) {
    await branch(panel, name).first().click();
  }
  const drawing = form(page).getByRole('radio', { name: 'цветы' });
  await expect(form(page).locator('img[src="/drawings/flowers.svg"]')).toBeVisible();
  await drawing.check();
  await save(page);
  await expect(page.locator('#niches img[src$="flowers.svg"]')).toBeAttached();
});

test('an emptied number is missing, and one that can be read in two ways is asked about', async ({
  page,
  edit,
}) => {
  await edit();
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await branch(panel, 'Цены').click();
  await branch(panel, 'Услуги').first().click();
  await panel.getByText(/^1\. /).filter({ visible: true }).first().click();
  const price = form(page).getByLabel('Цена', { exact: true });
  await price.fill('');
  await save(page);
  await expect(form(page).getByRole('alert')).toHaveText('Впишите число.');
  await price.fill('25,000');
  await save(page);
  await expect(form(page).getByRole('alert')).toContainText('«25,000» — это 25 или 25 000?');
});

test('a click on a page that does not show the saved order yet opens what was clicked', async ({
  page,
  edit,
}) => {
  await edit();
  const [, second] = content.faq.items;
  await at(page, 'faq.items.0.question').click();
  await press(page, 'Ниже');
  await expect(form(page)).toHaveAccessibleName(/ → 2\. /);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
  await page.locator('#faq summary').getByText(String(second?.question)).click();
  await expect(field(page)).toHaveText(String(second?.question));
  await page.keyboard.press('Escape');
});

test('a click opens its field on a page that has not heard of the last change', async ({
  page,
  edit,
}) => {
  await page.routeWebSocket(/_next/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!String(message).includes('serverComponentChanges')) socket.send(message);
    });
  });
  await edit();
  await at(page, 'faq.title').click();
  await field(page).fill('Что спрашивают');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await at(page, 'faq.items.0.question').click();
  await expect(field(page)).toHaveText(plain(String(content.faq.items[0]?.question)));
  await expect(at(page, 'faq.title')).toHaveText('Что спрашивают');
  await page.keyboard.press('Escape');

  await at(page, 'faq.title').click();
  await field(page).fill('О чём спрашивают');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await clickWords(page.getByRole('contentinfo'), content.site.region);
  await expect(page.getByRole('toolbar')).toContainText('поле откроется следом');
  await expect(form(page)).toHaveAccessibleName(/Регион$/);
  await expect(at(page, 'faq.title')).toHaveText('О чём спрашивают');
  await page.keyboard.press('Escape');
});

/** Clicks the middle of some words in a longer text. */
async function clickWords(part: Locator, words: string) {
  await part.scrollIntoViewIfNeeded();
  const point = await part.evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const start = text.data.indexOf(sought);
      if (start < 0) continue;
      text.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      range.setStart(text, start);
      range.setEnd(text, start + sought.length);
      break;
    }
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, words);
  await part.page().mouse.click(point.x, point.y);
}

test('saving a file unchanged does not delay a click', async ({ page, edit }) => {
  await openLive(page, '/');
  const faq = join(CONTENT, 'faq.yaml');
  writeFileSync(faq, readFileSync(faq));
  await edit();
  await at(page, 'faq.title').click();
  await expect(field(page)).toHaveText(plain(content.faq.title));
  await page.keyboard.press('Escape');
});

test('the list of all fields shows no file or field names', async ({ page, edit }) => {
  await edit();
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await panel.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
  });
  await expect(panel.getByText('Категория: ').first()).toBeVisible();
  const lines = await panel.locator('summary, button').allTextContents();
  // «beauty: Красота», «В течение: {reply.n}»
  expect(lines.filter((line) => /^[a-z][\w-]*:|\{/.test(line))).toEqual([]);
});

test('a keyboard and a narrow phone are enough', async ({ page, edit }) => {
  await page.setViewportSize(phone);
  await edit('/calculator/');
  const title = at(page, 'calculator.hero.title');
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('С клавиатуры');
  await page.keyboard.press('Control+Enter');
  await expect(title).toHaveText('С клавиатуры');
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('requests with a wrong token, origin, host or path are refused', async ({ page, request }) => {
  await page.goto(SITE);
  const script = (await page.locator('script[src*="__editor"]').getAttribute('src')) ?? '';
  const token = String(script.split('token=')[1]);
  const send = async (key: string, headers = {}) => {
    const edits = [{ action: 'set', path: '../package.name', value: 'x' }];
    const change = { edits, expected: [null], words: { label: '', after: '' } };
    const multipart = { body: JSON.stringify(change) };
    const address = `${SITE}/__editor/change?token=${key}`;
    return (await request.post(address, { headers, multipart })).status();
  };
  expect((await request.get(`${SITE}//`)).ok()).toBe(false);
  expect((await request.get(SITE)).ok()).toBe(true);
  expect(await send('другой')).toBe(403);
  expect(await send(token, { Origin: 'https://example.ru' })).toBe(403);
  expect(await send(token, { Host: 'example.ru' })).toBe(403);
  // The token is the right one, and the file none of the content.
  expect(await send(token)).toBe(400);
});

test('the check before publishing opens what is missing', async ({ page, edit }) => {
  await edit();
  await press(page, 'Опубликовать');
  await press(page, 'Проверить и собрать');
  const panel = page.getByLabel('Опубликовать');
  await expect(panel.getByRole('log')).toContainText('Остановлено', { timeout: 60_000 });
  // What stops the publication comes before the advice.
  await expect(panel).toContainText(/рано:.*Кейсы: 3.*Советы, решать вам:/s);
  const cases = panel.locator('section').filter({ hasText: 'Кейсы: 3' });
  await expect(cases.getByRole('button', { name: 'Открыть' })).toHaveCount(3);
  await cases.getByRole('button', { name: 'Открыть' }).first().click();
  await expect(form(page)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('publishing goes on behind other panels and a reload, and ends with the folder', async ({
  page,
  edit,
}) => {
  test.setTimeout(300_000);
  await edit();
  await press(page, 'Опубликовать');
  const panel = page.getByLabel('Опубликовать');
  const log = panel.getByRole('log');
  await press(page, 'Собрать с образцами');
  await expect(panel).toContainText('Собираю сайт');
  // It goes on while another panel is open, and a change made meanwhile is saved once the site is built.
  await press(page, 'Все поля');
  await at(page, 'faq.title').click();
  await field(page).fill('Вопросы после сборки');
  await save(page);
  await expect(page.getByRole('toolbar')).toContainText('Сохраню, как только сайт соберётся');
  await page.reload();
  await press(page, 'Опубликовать');
  await expect(panel).toContainText('Собираю сайт');
  await press(page, 'Проверить и собрать');
  await expect(page.getByRole('alert').first()).toContainText('уже собирается');
  await expect(log).toContainText(join(FOLDER, 'out'), { timeout: 240_000 });
  await expect(panel.getByText('Кейсы: 3')).toHaveCount(1);
  await expect(at(page, 'faq.title')).toHaveText('Вопросы после сборки');
});

test('the changes are pushed, and a push that fails says so', async ({ page, edit }) => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Ян');
  git('config', 'user.email', 'owner@example.ru');
  git('init', '--quiet', '--bare', 'remote.git');
  git('remote', 'add', 'origin', 'remote.git');
  await edit();
  await write(page, 'faq.title', 'Вопросы перед отправкой');
  await press(page, 'Опубликовать');
  const panel = page.getByLabel('Опубликовать');
  const send = panel.getByRole('button', { name: 'Записать и отправить на GitHub' });
  git('remote', 'set-url', 'origin', 'no-such-folder');
  await send.click();
  await expect(page.locator('[data-editor] [role="alert"]').first()).toContainText('Не отправлено');
  git('remote', 'set-url', 'origin', 'remote.git');
  writeFileSync(join(FOLDER, '.git/hooks/pre-push'), '#!/bin/sh\nsleep 2\n', { mode: 0o755 });
  await send.click();
  await expect(send).toBeDisabled();
  await expect(panel).toContainText('Отправлено');
  await expect(send).toBeEnabled();
  expect(git('--git-dir', 'remote.git', 'log', '-1', '--all', '--format=%B')).toContain(
    'Вопросы перед отправкой',
  );
});
