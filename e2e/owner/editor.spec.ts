import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { content } from '../fixture-content';
import { phone, plain, press } from '../fixtures';
import { SITE } from '../site';
import { CONTENT, FOLDER, openLive, start, stop } from './preview';

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

// Each change is compiled before the page shows it.
test.describe.configure({ timeout: 180_000 });

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

async function openEditor(page: Page, path = '/') {
  await openLive(page, path);
  await press(page, 'Править');
  await expect(page.locator('[data-edit]').first()).toBeAttached();
}

const at = (page: Page, path: string) =>
  page.locator(`[data-edit="${path}"]`).filter({ visible: true }).first();
const form = (page: Page) => page.getByRole('form', { name: '→' });
const branch = (panel: Locator, name: string) =>
  panel.getByText(name, { exact: true }).filter({ visible: true });
const field = (page: Page) => page.locator('[data-value]');
const save = (page: Page) => press(page, 'Сохранить');

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

// What stays of its file is tested in content/yaml-edit.test.ts.
test('a text is changed where it stands', async ({ page, edit }) => {
  await edit();
  const title = at(page, 'home.hero.title');
  await title.click({ position: { x: 5, y: 5 } });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveText(plain(content.home.hero.title));
  await field(page).fill('Не сохранено');
  await at(page, 'faq.items.0.question').click();
  await expect(field(page)).toHaveText('Не сохранено');
  await field(page).press('Escape');
  await expect(field(page)).toHaveCount(0);

  await at(page, 'faq.items.0.question').click();
  await page.keyboard.press('Escape');
  await expect(at(page, 'faq.items.0.answer')).toBeVisible();

  await at(page, 'home.hero.lead').click();
  await field(page).fill('Цена: 5 # и «кавычки»');
  await page.keyboard.press('Control+Enter');
  await expect(at(page, 'home.hero.lead')).toHaveText('Цена: 5 # и «кавычки»');
  await at(page, 'faq.intro').click();
  await field(page).fill('');
  await save(page);
  await expect(at(page, 'faq.intro')).toHaveCount(0);
  expect(files()['faq.yaml']).not.toContain('intro');
});

test('figures are whole chips', async ({ page, edit }) => {
  await edit('/website-creation-donetsk/');
  const lead = at(page, 'websites.hero.lead');
  await lead.click();
  await expect(field(page).locator('[data-name="price.ecommerce"]')).toHaveText(/45\s000\s₽/);
  await page.getByLabel('Вставить цифру').selectOption({ label: '{experience} 14+ лет' });
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
  '/': 'home.niches.title services.items.0.price faq.items.0.question cases.items.0.picture.image',
  '/calculator/':
    'calculator.hero.title calculator.hero.eyebrow prices.services.1.description site.person.portrait.image',
  '/targeting-donetsk/':
    'targeting.hero.title targeting.prices.items.1.price targeting.prices.items.0.description site.person.portrait.image',
  '/contextual-advertising-donetsk/':
    'contextual.hero.lead targeting.teaser.price contextual.process.steps.0.text site.person.portrait.image',
  '/website-creation-donetsk/':
    'websites.process.title websites.prices.items.1.price websites.process.steps.0.text websites.portfolio.items.0.image',
  '/seo-donetsk/':
    'seo.local.title seo.prices.items.0.price seo.local.items.0.text site.person.signature.image',
};

for (const [path, places] of Object.entries(SHOWN)) {
  test(`a text, a price, an entry and a picture are changed on ${path}`, async ({ page, edit }) => {
    const [text = '', price = '', entry = '', image = ''] = places.split(' ');
    await edit(path);
    await write(page, text, 'Новый текст');

    await at(page, price).click();
    const change = form(page).getByRole('button', { name: /^Поменять/ });
    await change.first().click();
    await expect(form(page)).toContainText(/Стоит ещё в \d+\sмест(е|ах) на \d+\sстраниц/);
    await field(page).fill('64000');
    await save(page);
    await expect(at(page, price)).toContainText(/64\s000\s₽/);

    const index = Number(/\d+/.exec(entry));
    const written = await at(page, entry).textContent();
    // The page may still take over what was saved, and a click that comes in between opens nothing.
    await expect(async () => {
      await at(page, entry).click();
      await expect(form(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await press(page, 'Копия');
    await expect(form(page)).toHaveAccessibleName(RegExp(` → ${index + 2}\\. `));
    await page.keyboard.press('Escape');
    await expect(at(page, entry.replace(/\d+/, `${index + 1}`))).toContainText(String(written));

    await drop(at(page, image), 'снимок.jpg', photo());
    await expect.poll(() => files().pictures).toContain('снимок.jpg');
  });
}

test('an entry is copied, moved and removed with what refers to it', async ({ page, edit }) => {
  await edit();
  // A niche has the same name.
  const category = page.locator('#case-photo').getByText('Мастерские', { exact: true });
  await expect(category).toHaveAttribute('data-edit', 'cases.categories.workshops');
  const [first = '', second = ''] = content.reviews.items.map(({ name }) => name);
  await at(page, 'reviews.items.1.name').click();
  await press(page, 'Выше');
  await expect(at(page, 'reviews.items.0.name')).toHaveText(plain(second));
  await at(page, 'reviews.items.0.name').click();
  await press(page, 'Копия');
  await expect(form(page)).toHaveAccessibleName(
    /^Отзывы → Записи → 2\. .* \(копия\) → Имя или название$/,
  );
  await expect(field(page)).toBeFocused();
  await field(page).fill('Новый клиент');
  await save(page);
  await expect(at(page, 'reviews.items.1.name')).toHaveText('Новый клиент');
  await at(page, 'reviews.items.1.name').click();
  await page.getByRole('button', { name: 'Удалить' }).dblclick();
  await expect(at(page, 'reviews.items.1.name')).toHaveText(plain(first));

  await at(page, 'cases.items.1.title').click();
  await press(page, 'Удалить');
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('Отзывы');
  await press(page, 'Убрать и это');
  await expect(alert).toHaveCount(0);
  expect(files()['reviews.yaml']).not.toContain('case: lawyer');
});

test('an emptied list is begun again from the panel', async ({ page, edit }) => {
  await edit();
  for (const _ of content.offers.items) {
    await at(page, 'offers.items.0.title').click();
    await press(page, 'Удалить');
    await expect(field(page)).toHaveCount(0);
  }
  await expect(page.locator('#offers')).toHaveCount(0);
  await press(page, 'Все поля');
  const panel = page.getByLabel('Все поля');
  await branch(panel, 'Предложения').click();
  await branch(panel, 'Записи').click();
  await panel.getByRole('button', { name: 'Добавить запись' }).click();
  await expect(page.locator('#offers')).toContainText('Новое');
});

test('the panel and the form of an entry change what cannot be clicked', async ({ page, edit }) => {
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
  await panel
    .getByRole('button', { name: /^Телефон|TELEGRAM|PHONE/ })
    .first()
    .click();
  await field(page).fill('+7 949 765-43-21');
  await save(page);
  await expect(page.locator('header a[href="tel:+79497654321"]').first()).toBeAttached();
  await press(page, 'Все поля');
  await at(page, 'cases.items.1.title').click();
  for (const name of ['Все поля: 2. Календарь заседаний', 'Картинка']) {
    await form(page).getByText(name, { exact: true }).click();
  }
  await press(page, 'Другой вид: Картинка');
  await expect.poll(() => files()['cases.yaml']).not.toContain('kind: calendar');
  await press(page, 'Что изменено');
  await expect(page.getByLabel('Что изменено')).toContainText(/календарь.* → Картинка/);
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

test('each change has its own way back, and a file changed elsewhere is not overwritten', async ({
  page,
  context,
  edit,
}) => {
  const before = files();
  await edit();
  await write(page, 'home.niches.title', 'Первая правка');
  await write(page, 'faq.title', 'Вторая правка');
  await press(page, 'Что изменено');
  const changes = page.getByLabel('Что изменено').getByRole('listitem');
  await expect(changes).toHaveCount(2);
  await expect(changes.first()).toContainText(`${plain(content.faq.title)} → Вторая правка`);
  await changes.last().getByRole('button', { name: 'Вернуть' }).click();
  await expect(changes).toHaveCount(1);
  expect(files()['home.yaml']).toBe(before['home.yaml']);

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
  await expect(alert).toContainText('Сейчас в файле: В другой вкладке');
  await expect(field(page)).toHaveText('В этой вкладке');
  await page.keyboard.press('Escape');
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

/** Guarantees, leads for a budget, days of a calendar, places in search, 404: the site counts or draws their numbers. */
const COUNTED = /^(§ \d+|\d+(–\d+)? заявок|пн|вт|ср|чт|пт|\d{1,2}( → \d+)?|404)$/;

test('every text of the pages can be edited but what the site counts', async ({ page, edit }) => {
  // The development server compiles each of the pages.
  test.setTimeout(240_000);
  for (const path of [...routes.map((route) => route.path), '/no-such-page/']) {
    await edit(path);
    const texts = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const outside = 'head, script, style, noscript, nextjs-portal, [data-editor], [data-edit]';
      const found: string[] = [];
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        if (nodeValue?.trim() && !parentElement?.closest(outside)) found.push(nodeValue.trim());
      }
      return found;
    });
    expect([path, texts.filter((text) => !COUNTED.test(plain(text)))]).toEqual([path, []]);
    await press(page, 'Править');
    await expect(page.locator('[data-edit]')).toHaveCount(0);
  }
});

test('no other page or address is answered', async ({ page, request }) => {
  await page.goto(SITE);
  const script = (await page.locator('script[src*="__editor"]').getAttribute('src')) ?? '';
  const token = String(script.split('token=')[1]);
  const send = async (key: string, headers = {}) => {
    const change = { edits: [['../package.name', 'x']], was: [null] };
    const multipart = { body: JSON.stringify(change) };
    const address = `${SITE}/__editor/change?token=${key}`;
    return (await request.post(address, { headers, multipart })).status();
  };
  expect(await send('другой')).toBe(403);
  expect(await send(token, { Origin: 'https://example.ru' })).toBe(403);
  expect(await send(token, { Host: 'example.ru' })).toBe(403);
  // The token is the right one, and the file none of the content.
  expect(await send(token)).toBe(422);
});

test('publishing says how far it is and what is missing, ends with the folder, and pushes', async ({
  page,
  edit,
}) => {
  test.setTimeout(300_000);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: FOLDER, encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Ян');
  git('config', 'user.email', 'owner@example.ru');
  git('init', '--quiet', '--bare', 'remote.git');
  git('remote', 'add', 'origin', 'remote.git');
  await edit();
  await write(page, 'faq.title', 'Вопросы перед отправкой');
  await press(page, 'Опубликовать');
  await press(page, 'Проверить и собрать');
  const panel = page.getByLabel('Опубликовать');
  const log = panel.getByRole('log');
  await expect(log).toContainText('Остановлено', { timeout: 60_000 });
  // What stops the publication comes before the advice.
  await expect(log).toContainText(/рано:.*Кейсы: 3.*Советы, решать вам:/s);
  await log.getByText('Кейсы: 3').click();
  await expect(log.getByRole('button', { name: 'Открыть' })).toHaveCount(3);
  await log.getByRole('button', { name: 'Открыть' }).first().click();
  await expect(form(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, 'Собрать с образцами');
  await expect(panel).toContainText('Собираю сайт');
  await press(page, 'Проверить и собрать');
  await expect(page.getByRole('alert').first()).toContainText('уже собирается');
  await expect(log).toContainText(join(FOLDER, 'out'), { timeout: 240_000 });

  const send = panel.getByRole('button', { name: 'Записать и отправить на GitHub' });
  git('remote', 'set-url', 'origin', 'no-such-folder');
  await send.click();
  await expect(page.locator('[data-editor] [role="alert"]').first()).toContainText('Не отправлено');
  git('remote', 'set-url', 'origin', 'remote.git');
  await send.click();
  await expect(panel).toContainText('Отправлено.');
  expect(git('--git-dir', 'remote.git', 'log', '-1', '--all', '--format=%B')).toContain(
    'Вопросы перед отправкой',
  );
});
