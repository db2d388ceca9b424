import type { Page } from '@playwright/test';
import { pathOf, serviceRouteIds } from '@/lib/routes';
import { fixtureContent } from './fixture-content';
import { expect, open, phone, test } from './fixtures';

const content = fixtureContent();

const { items, enlarged, close, previous, next, button } = content.websites.portfolio;
const [first, second, third] = items.map(({ title }) => title);
const PAGE = '/website-creation-donetsk/';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: enlarged });

/** Opens the second work, and returns what expects the caption of a work in the dialog. */
async function enlargeSecond(page: Page) {
  await open(page, PAGE);
  await page.locator('#portfolio a[data-enlarges]').nth(1).click();
  const expectShown = (title: string | undefined) =>
    expect(dialogOf(page).getByText(`${title}`, { exact: true })).toBeInViewport({ ratio: 0.9 });
  await expectShown(second);
  return expectShown;
}

test('buttons, keys and a swipe lead to the works before and after', async ({ page }) => {
  await page.setViewportSize(phone);
  const expectShown = await enlargeSecond(page);
  await dialogOf(page).getByRole('button', { name: next }).click();
  await expectShown(third);
  await page.keyboard.press('ArrowLeft');
  await expectShown(second);
  await dialogOf(page).getByRole('button', { name: previous }).click();
  await expectShown(first);
  // A swipe scrolls the strip, as this wheel does.
  await dialogOf(page).getByRole('img').first().hover();
  await page.mouse.wheel(phone.width, 0);
  await expectShown(second);
});

test('by keyboard each work is enlarged, and its own button asks for it', async ({ page }) => {
  const message = page.locator('#contact textarea');
  const shownButton = (title: string | undefined) =>
    dialogOf(page).getByRole('link', { name: `${button}: ${title}` });
  await open(page, PAGE);
  await page.locator('#portfolio a[data-enlarges]').nth(1).press('Enter');
  await expect(dialogOf(page).getByRole('button', { name: close })).toBeFocused();
  // The browser’s own way back.
  const isLeft = await dialogOf(page).evaluate((dialog) => {
    const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
    return dialog.dispatchEvent(new KeyboardEvent('keydown', init));
  });
  expect(isLeft).toBe(true);
  await shownButton(second).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shownButton(third)).toBeFocused();
  await expect(shownButton(third)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(message).toHaveValue(`${button}: ${third}`);
});

test('going back closes the enlarged work and stays on the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await enlargeSecond(page);
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toContain(PAGE);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  // Closing by the button leaves no entry of the history behind.
  await page.locator('#portfolio a[data-enlarges]').nth(1).click();
  await dialogOf(page).getByRole('button', { name: close }).click();
  await expect(dialogOf(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#niches')).toBeAttached();
});

test('the button of a work, also of an enlarged one, writes its title into the message', async ({
  page,
}) => {
  const message = page.locator('#contact textarea');
  await enlargeSecond(page);
  await dialogOf(page)
    .getByRole('link', { name: `${button}: ${second}` })
    .click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(message).toHaveValue(`${button}: ${second}`);
  await expect(message).toBeInViewport();
  await open(page, PAGE);
  await page
    .locator('#portfolio')
    .getByRole('link', { name: `${button}: ${first}` })
    .click();
  await expect(message).toHaveValue(new RegExp(`${button}: ${first}`));
});

for (const id of serviceRouteIds) {
  test(`the call-out of ${id} writes its matter into the message`, async ({ page }) => {
    const { callout } = content[id];
    await open(page, pathOf(id));
    await page.locator('#callout').getByRole('link', { name: callout.button }).click();
    await expect(page.locator('#contact textarea')).toHaveValue(callout.message);
    await expect(page.locator('#callout').getByRole('link')).toHaveCount(1);
  });
}

test('a phone shows the rest of the works, and folds it again', async ({ page }) => {
  const { showMore, hideMore } = content.websites.portfolio;
  await page.setViewportSize(phone);
  await open(page, PAGE);
  const works = page.locator('#portfolio article').filter({ visible: true });
  await expect(works).toHaveCount(3);
  await page.getByText(`${showMore}`, { exact: true }).click();
  await expect(works).toHaveCount(items.length);
  await page.getByText(`${hideMore}`, { exact: true }).click();
  await expect(works).toHaveCount(3);
});
