import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { fixtureContent } from '../../../e2e/fixture-content';
import { plain, press } from '../../../e2e/fixtures';
import { CONTENT, start, stop } from '../../shared/testing/preview';
import { at, form, openLive, save, written } from './editor-page';

/** Whole entries: added, changed and removed. */

/** Opens a page in the editor; what a test has changed is undone at its end. */
const test = base.extend<{ edit: (path?: string) => Promise<void> }>({
  edit: async ({ page }, use) => {
    const before = texts();
    await use(async (path = '/') => {
      await openLive(page, path);
      await press(page, 'Править');
      await expect(page.locator('[data-edit]').first()).toBeAttached();
    });
    const undo = page.getByRole('button', { name: 'Отменить', exact: true, disabled: false });
    await expect(async () => {
      // The button can be disabled between the look and the click.
      if (await undo.isVisible()) await undo.click({ timeout: 1000 });
      expect(texts()).toEqual(before);
    }).toPass();
    await expect(undo).toBeHidden();
    // Another page that is opened before this one shows the end would be made of what was there before.
    await page.keyboard.press('Escape');
    await page.locator('h1').click({ position: { x: 5, y: 5 } });
    await expect(form(page)).toBeVisible();
  },
});

test.describe.configure({ mode: 'parallel' });

const PICTURES = join(CONTENT, 'pictures');

let preview: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  preview = await start('NEXT_PUBLIC_TELEGRAM=handle\n');
});

test.afterAll(() => stop(preview));

/** What the files say. */
function texts(): unknown[] {
  const names = readdirSync(CONTENT).filter((name) => name.endsWith('.yaml'));
  return names.map((name) => written(name.slice(0, -5)));
}

const ask = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });

/** Opens a part of the panel with all fields. */
async function openInPanel(page: Page, ...names: string[]) {
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля', { exact: true });
  for (const name of names) {
    await panel.getByText(name, { exact: true }).filter({ visible: true }).first().click();
  }
  return panel;
}

/** Counts the presses of the mouse on the editor. */
async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counted = window as Window & { presses?: number };
    counted.presses = 0;
    addEventListener(
      'pointerdown',
      () => {
        counted.presses = Number(counted.presses) + 1;
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as Window & { presses?: number }).presses);
}

const picture = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: readFileSync(join(PICTURES, 'tall.jpg')),
});

async function chooseFile(input: Locator, name: string) {
  await input.setInputFiles(picture(name));
}

test('a case from nothing is one form with one save, and nothing foreign is in it', async ({
  page,
  edit,
}) => {
  const count = fixtureContent().cases.items.length;
  await edit();
  await at(page, 'cases.items.0.title').click();
  const presses = await countPresses(page);
  await press(page, 'Добавить запись');
  await expect(form(page)).toHaveAccessibleName('Кейсы → Записи → Новая запись');
  await expect(form(page).locator('[role="textbox"]').filter({ hasText: /\S/ })).toHaveCount(0);

  await ask(page, 'Заголовок').fill('Пекарня у вокзала');
  await ask(page, 'Итог').fill('Очередь с утра');
  await ask(page, 'Категория').selectOption({ label: 'Мастерские' });
  await save(page);
  // What is missing is said at its field, and nothing that was filled in is lost.
  await expect(ask(page, 'Описание')).toBeFocused();
  await expect(form(page).getByRole('alert')).toHaveText('Впишите текст.');
  await expect(ask(page, 'Заголовок')).toHaveText('Пекарня у вокзала');

  await ask(page, 'Описание').fill('Хлеб разбирают до обеда.');
  await press(page, 'Добавить: Показатели');
  await expect(ask(page, 'Показатели 1 → Подпись')).toBeFocused();
  await page.keyboard.type('цена заявки');
  await ask(page, 'Показатели 1 → Число').fill('180 ₽');
  await ask(page, 'Картинка').selectOption('картинка');
  await ask(page, 'Картинка → Подпись').fill('Прилавок');
  await ask(page, 'Картинка → Что на картинке').fill('Хлеб на полках');
  await chooseFile(ask(page, 'Картинка → Картинка'), 'Пекарня.JPG');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await expect(at(page, `cases.items.${count}.title`)).toHaveText('Пекарня у вокзала');
  expect(await presses()).toBeLessThanOrEqual(4);

  expect(written('cases').items).toHaveLength(count + 1);
  expect(written('cases').items[count]).toEqual({
    id: expect.any(String),
    category: 'workshops',
    title: 'Пекарня у вокзала',
    result: 'Очередь с утра',
    description: 'Хлеб разбирают до обеда.',
    metrics: [{ label: 'цена заявки', value: '180 ₽' }],
    picture: {
      kind: 'image',
      caption: 'Прилавок',
      image: 'Пекарня.jpg',
      alt: 'Хлеб на полках',
    },
    sample: false,
  });
  await press(page, 'Отменить');
  await expect.poll(() => written('cases').items).toHaveLength(count);
  await expect.poll(() => readdirSync(PICTURES)).not.toContain('Пекарня.jpg');
});

test('the same form opens an entry that is there, and writes only what was changed', async ({
  page,
  edit,
}) => {
  await edit();
  await at(page, 'cases.items.1.title').click();
  await press(page, 'Все поля: 2. Календарь заседаний');
  await expect(ask(page, 'Заголовок')).toHaveText('Календарь заседаний');
  await ask(page, 'Итог').fill('Заседания каждую неделю');
  await ask(page, 'Картинка').selectOption('картинка');
  await ask(page, 'Картинка → Что на картинке').fill('Зал');
  await chooseFile(ask(page, 'Картинка → Картинка'), 'зал.jpg');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(written('cases').items[1]).toMatchObject({
    result: 'Заседания каждую неделю',
    picture: {
      kind: 'image',
      caption: plain(String(fixtureContent().cases.items[1]?.picture?.caption)),
      image: 'зал.jpg',
      alt: 'Зал',
    },
  });
  await press(page, 'Что изменено');
  await expect(page.getByLabel('Что изменено', { exact: true })).toContainText(
    'Кейсы → Записи → 2. Календарь заседанийизменено: Итог, Картинка',
  );
});

test('a refused picture is told at its field, and the rest of the form stays', async ({
  page,
  edit,
}) => {
  await edit('/website-creation-donetsk/');
  await at(page, 'websites.portfolio.items.0.title').click();
  await press(page, 'Добавить запись');
  await ask(page, 'Картинка').setInputFiles({
    name: 'фото.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('не картинка'),
  });
  await ask(page, 'Что на картинке').fill('Витрина');
  await ask(page, 'Заголовок').fill('Магазин цветов');
  await ask(page, 'Описание').fill('Сайт с заказом букетов.');
  await ask(page, 'Категория').selectOption({ index: 1 });
  await save(page);
  await expect(form(page).getByRole('alert')).toContainText(/фото\.heic.*HEIC.*JPG/i);
  await expect(ask(page, 'Картинка')).toBeFocused();
  await chooseFile(ask(page, 'Картинка'), 'цветы.jpg');
  await chooseFile(ask(page, 'Картинка для телефона'), 'цветы-телефон.jpg');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(written('websites').portfolio.items.at(-1)).toMatchObject({
    image: 'цветы.jpg',
    phoneImage: 'цветы-телефон.jpg',
    title: 'Магазин цветов',
    sample: false,
  });
});

const work = () => written('websites').portfolio.items[0];

/** Opens the form with all fields of the first work. */
async function openWork(page: Page) {
  await at(page, 'websites.portfolio.items.0.title').click();
  await form(page)
    .getByRole('button', { name: /^Все поля: / })
    .click();
}

test('a new picture of a work does not leave the former one on phones', async ({ page, edit }) => {
  await edit('/website-creation-donetsk/');
  await openWork(page);
  await chooseFile(ask(page, 'Картинка для телефона'), 'С телефона.jpg');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(work()).toMatchObject({ phoneImage: 'С-телефона.jpg' });
  const narrow = page.locator('#portfolio picture source[media]').first();
  await expect(narrow).toBeAttached();
  const former = await narrow.getAttribute('srcset');

  await openWork(page);
  await chooseFile(ask(page, 'Картинка'), 'Новый сайт.jpg');
  await save(page);
  await expect(page.getByRole('toolbar')).toContainText('«Картинка для телефона» убрана');
  expect(work()).toMatchObject({ image: 'Новый-сайт.jpg' });
  expect(work()).not.toHaveProperty('phoneImage');
  await expect(page.locator(`#portfolio source[srcset="${former}"]`)).toHaveCount(0);
});

test('a picture that no draft can hold is asked for again, and the former one stays', async ({
  page,
  edit,
}) => {
  await edit('/website-creation-donetsk/');
  await openWork(page);
  await chooseFile(ask(page, 'Картинка для телефона'), 'Прежняя.jpg');
  await save(page);
  await expect(form(page)).toHaveCount(0);

  await openWork(page);
  await ask(page, 'Описание').fill('Новое описание.');
  await chooseFile(ask(page, 'Картинка для телефона'), 'Другая.jpg');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Не сохранено/ }).click();
  await expect(ask(page, 'Описание')).toHaveText('Новое описание.');
  await save(page);
  await expect(form(page).getByRole('alert')).toHaveText('Выберите файл ещё раз.');
  await expect(ask(page, 'Картинка для телефона')).toBeFocused();
  expect(work()).toMatchObject({ phoneImage: 'Прежняя.jpg' });

  await chooseFile(ask(page, 'Картинка для телефона'), 'Другая.jpg');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(work()).toMatchObject({ phoneImage: 'Другая.jpg', description: 'Новое описание.' });
});

test('what names a removed entry can be opened, or goes with it', async ({ page, edit }) => {
  await edit();
  await at(page, 'cases.items.1.title').click();
  await press(page, 'Удалить');
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Это названо в других местах:');
  await expect(alert).toContainText(/Отзывы → .* → Кейс: ссылается на эту запись/);
  await alert.getByRole('button', { name: 'Открыть' }).first().click();
  await expect(form(page)).toHaveAccessibleName(/^Отзывы → .* → Кейс$/);
  expect(written('cases').items).toHaveLength(fixtureContent().cases.items.length);
  await page.keyboard.press('Escape');

  await at(page, 'cases.items.1.title').click();
  await press(page, 'Удалить');
  await press(page, 'Убрать и это');
  await expect(form(page)).toHaveCount(0);
  expect(written('cases').items).toHaveLength(fixtureContent().cases.items.length - 1);
  expect(JSON.stringify(written('reviews'))).not.toContain('"case":"lawyer"');
});

test('the focus goes to the bar when the text that had it is gone', async ({ page, edit }) => {
  await edit();
  const last = `faq.items.${fixtureContent().faq.items.length - 1}.question`;
  await at(page, last).click();
  await press(page, 'Удалить');
  await expect(at(page, last)).toHaveCount(0);
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused();
});

test('a channel is added in the words of the owner, and what cannot be understood is told', async ({
  page,
  edit,
}) => {
  await edit();
  const panel = await openInPanel(page, 'Общее', 'Способы связи');
  const add = async (kind: string, label: string, address: string) => {
    await panel.getByRole('button', { name: 'Добавить запись' }).last().click();
    await ask(page, 'Вид').selectOption(kind);
    await ask(page, 'Подпись').fill(label);
    await ask(page, 'Номер, имя или почта').fill(address);
    await save(page);
  };
  await add('MAX', 'Написать в MAX', '8 949 111-22-33');
  await expect(form(page).getByRole('alert')).toHaveText(
    '«8 949 111-22-33» не понять; впишите имя или ссылку из профиля: @marketolog_dn или max.ru/marketolog_dn.',
  );
  await ask(page, 'Номер, имя или почта').fill('@imya');
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await add('Почта', 'Почта', 'name@yandex.ru');
  await expect(form(page)).toHaveCount(0);
  await add('WhatsApp', 'WhatsApp', '8 949 111-22-33');
  await expect(form(page)).toHaveCount(0);
  const more = panel.getByRole('button', { name: 'Добавить запись' }).last();
  await expect(more).toBeFocused();
  await more.click();
  await save(page);
  await expect(form(page).getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('toolbar')).not.toContainText('Сохранено');
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  for (const href of [
    'https://max.ru/imya',
    'mailto:name@yandex.ru',
    'https://wa.me/79491112233',
  ]) {
    await expect(page.locator(`#contact a[href="${href}"]`).first()).toBeAttached();
  }
});

test('a day without hours says that it is a day off', async ({ page, edit }) => {
  await edit();
  const panel = await openInPanel(page, 'Общее');
  await panel.getByRole('button', { name: /^Часы: / }).click();
  await press(page, 'Добавить: Дни с другими часами');
  await ask(page, 'Дни с другими часами 1 → День').selectOption('воскресенье');
  await expect(ask(page, 'Дни с другими часами 1 → Открытие')).toHaveAttribute(
    'placeholder',
    'Выходной',
  );
  await save(page);
  await expect(form(page)).toHaveCount(0);
  expect(written('site').hours.otherDays).toEqual([{ day: 'sunday' }]);
});
