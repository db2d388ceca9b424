import type { Page } from '@playwright/test';
import { fixtureContent } from './fixture-content';
import { desktop, expect, hydrated, open, phone, plain, test } from './fixtures';
import { field, fill, formStatus, submit } from './lead-form';

const content = fixtureContent();

/* What a visitor finds where a link to the form leads. */

const { calculator, contact, home, site } = content;

const heading = (page: Page) => page.locator('#contact h2');

test('on a phone the whole form is in sight, with the face beside its heading', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await page.getByRole('link', { name: home.hero.primary, exact: true }).click();
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  await expect(heading(page)).toBeInViewport({ ratio: 1 });
  const boxes = await page.evaluate(() =>
    ['h2', 'img', 'form'].map((name) => {
      const box = document.querySelector(`#contact ${name}`)?.getBoundingClientRect();
      return { left: box?.left ?? 0, top: box?.top ?? 0, bottom: box?.bottom ?? 0 };
    }),
  );
  const [title, face, form] = boxes;
  expect(face?.left).toBeGreaterThan(title?.left ?? 0);
  expect(face?.top).toBeLessThan(title?.bottom ?? 0);
  expect(face?.bottom).toBeLessThan(form?.top ?? 0);
});

test('several subjects leave the button on a phone’s screen, and the newest one is seen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const buttons = page.locator('main [data-subject]').filter({ visible: true });
  expect(await buttons.count()).toBeGreaterThan(4);
  for (const button of await buttons.all()) await button.click();
  await expect(submit(page)).toBeInViewport({ ratio: 1 });
  const rest = await field(page, 'message').evaluate(
    ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
  );
  expect(rest).toBeLessThan(2);
});

test('heading and message answer the button that was pressed', async ({ page }) => {
  await open(page, '/');
  await expect(heading(page)).toHaveText(contact.title);
  await page.getByRole('link', { name: home.hero.primary, exact: true }).click();
  await expect(heading(page)).toHaveText(home.hero.primary);
  await expect(field(page, 'message')).toHaveValue(home.hero.primary);
  await page.reload();
  await hydrated(page);
  await expect(heading(page)).toHaveText(home.hero.primary);
  await page.locator('#cases article a').first().click();
  await expect(heading(page)).toHaveText(content.cases.button);
  await fill(page, 'С кнопки', 'Салон');
  await submit(page).click();
  await expect(formStatus(page)).toContainText('Заявка отправлена!');
  await expect(heading(page)).toHaveText(contact.title);
});

test('the heading answers the button of the budget with the chosen trade', async ({ page }) => {
  const { trade = '', ask = '', mine } = home.hero.sheet?.calculation ?? {};
  await open(page, '/');
  await page.getByRole('combobox', { name: trade }).selectOption({ index: 1 });
  await page.getByRole('button', { name: ask }).click();
  await expect(field(page, 'message')).toHaveValue(new RegExp(`^${mine}`));
  const [subject = ''] = (await field(page, 'message').inputValue()).split(',');
  await expect(heading(page)).toHaveText(subject);
  await field(page, 'message').fill('');
  await page.getByRole('link', { name: home.hero.primary, exact: true }).click();
  await expect(heading(page)).toHaveText(home.hero.primary);
});

test('a heading has no colon where the message waits for the visitor’s words', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  const { button, message } = content.seo.callout;
  expect(message).toMatch(/:$/);
  await page.getByRole('link', { name: button, exact: true }).click();
  await expect(field(page, 'message')).toHaveValue(message);
  await expect(heading(page)).toHaveText(message.slice(0, -1));
});

test('«Обсудить задачу» opens the form with its own heading and an empty message', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('header').getByRole('link', { name: site.header.contact }).click();
  await expect(heading(page)).toHaveText(contact.title);
  await expect(field(page, 'message')).toHaveValue('');
});

test('a smooth scroll stops at the form, though a section on the way has changed its height', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/');
  await page.locator('#results').evaluate((results) => {
    results.style.paddingBottom = '134px';
    // As the handwriting of a remark does, once it is in sight.
    addEventListener('scroll', () => {
      if (scrollY > 500) results.style.paddingBottom = '100px';
    });
  });
  await page.locator('header').getByRole('link', { name: site.header.contact }).click();
  const missedBy = () =>
    page.evaluate(() => {
      const top = document.querySelector('#contact')?.getBoundingClientRect().top ?? 0;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.abs(top - header);
    });
  await expect.poll(missedBy).toBeLessThan(2);
});

test('the estimate comes back into a message that was cleared or replaced', async ({ page }) => {
  await open(page, '/calculator/#estimate=seo');
  const message = field(page, 'message');
  const send = page.getByRole('link', { name: calculator.result.send });
  const estimate = await message.inputValue();
  expect(plain(estimate)).toContain(plain(`${calculator.result.message}:`));
  await message.fill('');
  await send.click();
  await expect(message).toHaveValue(estimate);
  await message.fill('Салон на Артёма');
  await send.click();
  await expect(message).toHaveValue(`Салон на Артёма\n\n${estimate}`);
  await send.click();
  await expect(message).toHaveValue(`Салон на Артёма\n\n${estimate}`);
});

test('a phone shows one face at a time: the header has its own once the large one has left', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const logo = page.locator('header img').first();
  await expect(page.locator('main img').first()).toBeInViewport();
  await expect(logo).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(logo).toBeVisible();
});

test('the buttons of a phone’s bottom bar have their words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const buttons = page.locator('[data-bar] a');
  await expect(buttons).toHaveText([site.header.call, 'Telegram', site.header.contact]);
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  // A word that is too wide would break.
  const lines = await buttons.evaluateAll((all) =>
    all.slice(0, 2).map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button.lastChild ?? button);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1]);
});
