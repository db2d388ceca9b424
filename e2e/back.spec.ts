import type { Page } from '@playwright/test';
import { openCall } from './calculator';
import { fixtureContent } from './fixture-content';
import { expect, open, phone, test } from './fixtures';
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
