import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { calculateTo, skipSteps } from './calculator';
import { fixtureContent } from './fixture-content';
import { desktop, expect, layOut, open, phone, press, test, zoomed } from './fixtures';
import { failToSend, field, fill, formStatus, submit } from './lead-form';
import { menuOf, openMenu } from './menu';
import { pages } from './site';
import { cutOff } from './support/page';

const content = fixtureContent();

const CALCULATOR = 'main > :not(script, #contact)';

// The 404 page logs its path; browsers log failed requests.
test.use({
  viewport: phone,
  expectedMessages: /404 Error|Failed to load resource/,
});

// Together these pages have every component. After its path stands what a wide window shows in another way.
for (const [path, ...wide] of [
  ['/', 'header', '#comparison', '#results'],
  ['/calculator/', CALCULATOR],
  ['/targeting-donetsk/'],
  ['/website-creation-donetsk/'],
  ['/404.html'],
] as [string, ...string[]][]) {
  test(`axe finds nothing on ${path}, and all names are Russian`, async ({ page }) => {
    await open(page, path);
    await layOut(page);
    await page
      .locator('details')
      .evaluateAll((all) => all.map((element) => element.setAttribute('open', '')));
    // Where no button stands half behind the bar at the bottom.
    await page.locator('body > footer').scrollIntoViewIfNeeded();
    await expectAccessible(page);
    if (wide.length === 0) return;
    await page.setViewportSize(desktop);
    await expectAccessible(page, ...wide);
  });
}

test('what is pressed twice in a row does not zoom, and lists without markers stay lists', async ({
  page,
}) => {
  for (const path of pages) {
    await open(page, path);
    const zooming = await page
      .locator('button, summary, label, [role=tab]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => getComputedStyle(control).touchAction !== 'manipulation')
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(zooming, path).toEqual([]);
    // VoiceOver in Safari takes `none` for «this is no list».
    const lost = await page
      .locator('ul:not([role=list]), ol:not([role=list])')
      .evaluateAll((lists) =>
        lists
          .filter((list) => getComputedStyle(list).listStyleType === 'none')
          .map((list) => list.outerHTML.slice(0, 120)),
      );
    expect(lost, path).toEqual([]);
  }
});

/* Each state of a page is looked at once: axe on a phone, and at 400 % nothing of it is lost. */

test('the open menu is accessible and can be scrolled to its last link', async ({ page }) => {
  await open(page, '/');
  await openMenu(page);
  await expectAccessible(page, 'header');
  await expectWholeWhenZoomed(page);
  // By hand: a script could scroll what a visitor cannot.
  await page.mouse.move(zoomed.width / 2, zoomed.height / 2);
  const last = menuOf(page).getByRole('link').last();
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(last).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 20_000 });
});

test('a step of the calculator is accessible', async ({ page }) => {
  await open(page, '/calculator/');
  await calculateTo(page, 2);
  await expectAccessible(page, CALCULATOR);
  await page.locator('input[value=landing]').scrollIntoViewIfNeeded();
  await expectWholeWhenZoomed(page);
});

test('the result of the calculator and its dialog are accessible', async ({ page }) => {
  await open(page, '/calculator/');
  await calculateTo(page, content.calculator.steps.length);
  await expectAccessible(page, CALCULATOR);

  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page, '[role=alertdialog]');
  await expectWholeWhenZoomed(page);
  for (const control of await dialog.locator('a, button').all()) await expectReachable(control);
});

test('a result without services is accessible', async ({ page }) => {
  await open(page, '/calculator/');
  await skipSteps(page);
  await expect(page.getByText(content.calculator.result.empty.text)).toBeVisible();
  await expectAccessible(page, CALCULATOR);
});

test('the form’s errors are accessible, and the first is in view at 400 %', async ({ page }) => {
  const { form } = content.contact;
  await open(page, '/seo-donetsk/');
  await page.setViewportSize(zoomed);
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  // The first field that refuses it is wholly in view, below the header.
  const label = page.locator('#contact').getByText(form.name, { exact: true });
  const header = await page.locator('header').first().boundingBox();
  expect((await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await expect(page.getByText(form.missing.name)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(phone);
  await expect(formStatus(page)).toContainText('Пожалуйста, заполните');
  await expectAccessible(page, '#contact');
});

test('the notice of a lead that failed is accessible', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  await failToSend(page);
  await expectAccessible(page, '#contact');
  await expectWholeWhenZoomed(page);
  await expectReachable(formStatus(page).locator('a[href^="tel:"]'));
});

test('the receipt of a lead is accessible', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  await fill(page, 'Доступная');
  await submit(page).click();
  await expect(formStatus(page)).toContainText('Заявка отправлена!');
  await expectWholeWhenZoomed(page);
  await page.setViewportSize(phone);
  await expectAccessible(page, '#contact');
});

/** @param parts what axe looks at: what has changed of a page; all of it by default */
async function expectAccessible(page: Page, ...parts: string[]) {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(tags);
  for (const part of parts) {
    await expect(page.locator(part).first()).toBeVisible();
    axe.include(part);
  }
  const { violations } = await axe.analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    ),
  ).toEqual([]);
  // The names assistive technology gets of all the controls that a page shows now.
  const tree = await page.locator('body').ariaSnapshot();
  const names = [...tree.matchAll(CONTROL)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !RUSSIAN.test(String(name)))).toEqual([]);
}

const CONTROL =
  /^\s*- '?(?:link|button|textbox|checkbox|tab|alertdialog|progressbar)\b(?: "(.*)")?/gm;

/** Words in Russian, a phone number, a mailbox, or names that are written so in Russian too. */
const RUSSIAN = /[а-яё]|^(\+?[\d\s().-]{7,}|\S+@\S+\.\S+|SEO|Telegram|(Telegram )?@handle)$/i;

async function expectWholeWhenZoomed(page: Page) {
  await page.setViewportSize(zoomed);
  expect(await cutOff(page)).toEqual({ texts: [] });
}

async function expectReachable(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 1 });
}
