import type { Page } from '@playwright/test';
import { openCall, skipSteps } from './calculator';
import { fixtureContent } from './fixture-content';
import { expect, hold, open, phone, press, SCRIPTS, test } from './fixtures';
import { linkTo, menuOf, openMenu } from './menu';

const content = fixtureContent();

/* «Back» closes what lies over the page, and then leaves the page as it always does. */

const { calculator, site } = content;

/** Waits until the browser has gone back: `history.back()` returns before that. */
async function expectStepTaken(page: Page) {
  await expect.poll(() => page.evaluate(() => window.navigation?.canGoForward)).toBe(true);
}

/** Goes back from a page that was reached from SEO, and expects that page. */
async function expectWayBack(page: Page) {
  // A layer that is closed by its button goes back in the history.
  await expectStepTaken(page);
  await page.goBack();
  await expect(page).toHaveURL(/seo-donetsk/);
}

test('«Back» closes the menu and stays on the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/seo-donetsk/');
  await open(page, '/');
  const home = page.url();
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL(home);
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await menuOf(page).getByRole('button', { name: site.header.close }).click();
  await expect(menuOf(page)).toBeHidden();
  await expectWayBack(page);
});

test('«Back» in the moment in which the menu opens closes it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/seo-donetsk/');
  await open(page, '/');
  const home = page.url();
  await page
    .getByRole('button', { name: site.header.menu, exact: true })
    .evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
  await expectStepTaken(page);
  await expect(page).toHaveURL(home);
  await expect(menuOf(page)).toBeHidden();
});

test('a link of the menu leads on, and «Back» returns to the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await openMenu(page);
  await linkTo(page, '/calculator/').click();
  await expect(page).toHaveURL(/calculator/);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/calculator/);
  await expect(menuOf(page)).toBeHidden();
  await expect(page.locator('#niches')).toBeAttached();
});

test('a call or a messenger from the menu leaves no step in the history', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of ['tel:+79491112233', 'https://t.me/handle']) {
    await open(page, '/seo-donetsk/');
    await open(page, '/');
    // Chromium would ask for a program that can call, and take the keyboard from the page meanwhile.
    await openMenu(page);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await menuOf(page).locator(`a[href="${address}"]`).click();
    await expect(menuOf(page)).toBeHidden();
    await expectWayBack(page);
  }
});

test('«Back» closes the alert dialog and stays at the estimate', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  await open(page, '/calculator/');
  const dialog = await openCall(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: calculator.result.title })).toBeVisible();
  const call = page.getByRole('button', { name: calculator.result.call });
  await expect(call).toBeFocused();
  await call.click();
  await dialog.getByRole('button', { name: calculator.call.close }).click();
  await expect(dialog).toBeHidden();
  await expectWayBack(page);
});

test('two presses on a slow network add one step', async ({ page }) => {
  await open(page, '/seo-donetsk/');
  await open(page, '/calculator/');
  await skipSteps(page);
  const release = await hold(page, SCRIPTS);
  await press(page, calculator.result.call);
  await press(page, calculator.result.call);
  release();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: calculator.call.close }).click();
  await expect(dialog).toBeHidden();
  await expectWayBack(page);
});

test('a dialog that arrives after its page was left adds no step to the next page', async ({
  page,
}) => {
  await open(page, '/seo-donetsk/');
  await linkTo(page, '/calculator/').click();
  await skipSteps(page);
  const release = await hold(page, SCRIPTS);
  const arrived = page.waitForResponse(SCRIPTS);
  await press(page, calculator.result.call);
  await page.goBack();
  await expect(page).toHaveURL(/seo-donetsk/);
  release();
  await (await arrived).finished();
  // A new step in the history would have removed the calculator from the pages ahead.
  await page.goForward();
  await expect(page).toHaveURL(/calculator/);
});
