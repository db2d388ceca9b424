import { expect, type Page, test } from '@playwright/test';
import { fixtureContent } from '../../../e2e/fixture-content';
import { phone, plain, press } from '../../../e2e/fixtures';
import { start, stop } from '../../shared/testing/preview';
import { at, field, form, openEditor } from './editor-page';

const content = fixtureContent();

/** The focus in the editor, its size on a phone, and what is never shown. Nothing is saved. */

test.describe.configure({ timeout: 90_000 });

let preview: Awaited<ReturnType<typeof start>>;

test.beforeAll(async () => {
  preview = await start('NEXT_PUBLIC_METRIKA_ID=12345678\n');
});

test.afterAll(() => stop(preview));

const panel = (page: Page) => page.getByLabel('Все поля');

/** Says what has the focus and whether it can be seen: in the window, and not below anything else. */
function describeFocus() {
  const element = document.activeElement as HTMLElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  const shown = document.elementFromPoint(left + Math.min(width / 2, 200), top + height / 2);
  const isSeen = element.contains(shown) || shown?.contains(element) === true;
  const place = element.dataset.edit;
  return { name: place ?? element.textContent.slice(0, 40), place, isSeen, tag: element.tagName };
}

test('Tab passes all texts as one stop, and each stop is seen', async ({ page }) => {
  await openEditor(page);
  const unseen: string[] = [];
  let texts = 0;
  let stops = 0;
  for (; stops < 120; stops++) {
    await page.keyboard.press('Tab');
    const { name, place, isSeen, tag } = await page.evaluate(describeFocus);
    if (tag === 'BODY') break;
    const isText = place && !['INPUT', 'SELECT', 'TEXTAREA'].includes(tag);
    if (isText) texts += 1;
    if (!isSeen) unseen.push(name);
  }
  expect(unseen).toEqual([]);
  expect(texts).toBe(1);
  expect(stops).toBeLessThan(60);
});

test('arrows and letters go from text to text', async ({ page }) => {
  await openEditor(page);
  const title = at(page, 'faq.title');
  await title.focus();
  const [first] = content.faq.items;
  await page.keyboard.press('ArrowDown');
  await expect(at(page, 'faq.intro')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(title).toBeFocused();
  // Playwright's keyboard has no Cyrillic letters.
  await title.dispatchEvent('keydown', { key: String(first?.question[0]) });
  await expect(at(page, 'faq.items.0.question')).toBeFocused();
  for (let count = 0; count < 40; count++) {
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(describeFocus)).toMatchObject({ isSeen: true });
  }
  // The stop stays where the focus was last.
  const place = await page.evaluate(() => document.activeElement?.getAttribute('data-edit'));
  await page.getByRole('button', { name: 'Править', exact: true }).focus();
  await expect(page.locator(`[data-edit="${place}"][tabindex="0"]`)).toHaveCount(1);
});

test('Esc closes the form and then the panel, and the focus goes back', async ({ page }) => {
  await openEditor(page);
  const opener = page.getByRole('button', { name: 'Все поля', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await panel(page).getByText('Вопросы', { exact: true }).click();
  const place = panel(page).getByRole('button', { name: /^Заголовок: / });
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form(page)).toHaveCount(0);
  await expect(place).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('«Отменить» looks disabled while there is nothing to take back', async ({ page }) => {
  await openEditor(page);
  const looks = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => {
      const { color, borderStyle, cursor } = getComputedStyle(button);
      return { color, borderStyle, cursor };
    });
  await expect(page.getByRole('button', { name: 'Отменить', exact: true })).toBeDisabled();
  const disabled = await looks('Отменить');
  const enabled = await looks('Все поля');
  expect(disabled.cursor).toBe('not-allowed');
  expect(disabled.color).not.toBe(enabled.color);
  expect(disabled.borderStyle).not.toBe(enabled.borderStyle);
});

test('a figure that was opened from a text leads back to the text', async ({ page }) => {
  await openEditor(page);
  const paragraph = at(page, 'home.seo.paragraphs.0');
  await paragraph.click({ position: { x: 5, y: 5 } });
  await form(page)
    .getByRole('button', { name: /^Поменять/ })
    .first()
    .click();
  await expect(form(page)).toContainText('Стоит ещё в');
  await page.keyboard.press('Escape');
  await expect(paragraph).toBeFocused();
});

test('after a refusal the focus is in the field, and the message goes with the next try', async ({
  page,
}) => {
  await openEditor(page);
  await at(page, 'faq.items.0.question').click();
  await field(page).fill('Долго? '.repeat(40));
  await press(page, 'Сохранить');
  const alert = form(page).getByRole('alert');
  await expect(alert).toContainText('сократите его');
  await expect(field(page)).toBeFocused();
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await page.route('**/__editor/change*', async (route) => {
    await held;
    await route.continue();
  });
  await press(page, 'Сохранить');
  await expect(page.getByRole('toolbar')).toContainText('Сохраняю');
  await expect(alert).toHaveCount(0);
  finish();
  await expect(alert).toContainText('сократите его');
  await expect(field(page)).toBeFocused();
});

test('letters without a shape go when they are pasted', async ({ page }) => {
  await openEditor(page);
  let sent = '';
  await page.route('**/__editor/change*', (route) => {
    sent = String(route.request().postData());
    return route.abort();
  });
  await at(page, 'faq.title').click();
  await field(page).evaluate((box) => {
    (box as HTMLElement).focus();
    getSelection()?.selectAllChildren(box);
    document.execCommand('insertText', false, '\ufeffВо\u00adпро\u00adсы из\u200b Word\u2060');
  });
  await press(page, 'Сохранить');
  await expect.poll(() => sent).toContain('"value":"Вопросы из Word"');
});

test('the title of each field is seen while it is written, and drawings stand side by side', async ({
  page,
}) => {
  await openEditor(page);
  await at(page, 'reviews.items.0.text').click();
  await press(page, 'Добавить запись');
  await form(page).getByLabel('Имя или название', { exact: true }).focus();
  const title = form(page).getByText('Имя или название', { exact: true });
  const isUncovered = () =>
    title.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const { left, top, width, height } = words.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  // The form keeps moving while the pictures of its choices load.
  await expect.poll(isUncovered).toBe(true);
  const choices = form(page).getByRole('radio');
  await expect(async () => {
    const tops = await choices.evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(2);
    // The first choice, «—», has no picture and is lower.
    expect(tops[2]).toBe(tops[1]);
  }).toPass();
});

test('a new question asks for its words first', async ({ page }) => {
  await openEditor(page);
  await at(page, 'faq.items.0.question').click();
  await press(page, 'Добавить запись');
  await expect(form(page)).toHaveAccessibleName(/Новая запись$/);
  await expect(form(page).getByLabel('Вопрос', { exact: true })).toBeFocused();
});

test('on a phone a form over the panel is whole, and the question of the counter is not covered', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openEditor(page);
  await page.mouse.wheel(0, 3 * phone.height);
  const allow = page.locator('body > section').getByRole('button').first();
  // The question hides while there is a field in the window.
  await expect(async () => {
    await page.mouse.wheel(0, phone.height / 2);
    await expect(allow).toBeVisible({ timeout: 500 });
  }).toPass();
  for (const button of await page.locator('body > section').getByRole('button').all()) {
    await button.click({ trial: true });
  }
  await press(page, 'Все поля');
  await panel(page).getByText('Главная', { exact: true }).click();
  const part = panel(page).getByText('Первый экран', { exact: true });
  await part.filter({ visible: true }).click();
  await panel(page)
    .getByRole('button', { name: /^Заголовок: / })
    .click();
  await expect(field(page)).toBeFocused();
  for (const control of await form(page).getByRole('button').all()) {
    await control.click({ trial: true });
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  await expectFormInWindow(page);
  // The form of a whole entry is taller than the window, so it scrolls above the bar.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await at(page, 'reviews.items.0.text').click();
  await form(page)
    .getByRole('button', { name: /^Все поля: / })
    .click();
  await expect(form(page).getByLabel('Имя или название', { exact: true })).toBeVisible();
  const submit = form(page).getByRole('button', { name: 'Сохранить', exact: true });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expectFormInWindow(page);
  const isUncovered = () =>
    form(page).evaluate((element) => {
      const button = element.querySelector('[type="submit"]') as HTMLElement;
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const corners = [left + 4, right - 4].flatMap((x) =>
        [top + 4, bottom - 4].map((y) => [x, y]),
      );
      return corners.every(([x = 0, y = 0]) => document.elementFromPoint(x, y) === button);
    });
  await expect.poll(isUncovered).toBe(true);
});

async function expectFormInWindow(page: Page) {
  const box = await form(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(phone.width);
  const bar = await page.getByRole('toolbar').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(bar?.y));
}

test('a page that a browser extension has changed shows no message of Next', async ({ page }) => {
  // Extensions add attributes and elements before React has the page, and throw errors of their own.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.replaceChildren('Words of an extension');
      document.body.setAttribute('data-extension', '');
      setTimeout(() => {
        throw new Error('from an extension');
      });
      Promise.reject(new Error('from an extension'));
      console.error('from an extension');
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openEditor(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(content.home.hero.title));
  expect(errors.join()).toContain('from an extension');
  expect(errors.join()).toContain('Hydration failed');
  await expect(page.locator('nextjs-portal')).toHaveCount(0);
  // A message would lock the page.
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('visible');
  await at(page, 'faq.title').click();
  await expect(field(page)).toBeFocused();
});
