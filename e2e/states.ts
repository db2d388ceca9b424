import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '@/lib/routes';
import { content } from './fixture-content';
import { failOnce, fill, region, submit } from './lead';

/*
 * Helpers that bring a page into one of its states as a visitor does.
 */

const { site, contact } = content;
const { steps, form, result, call } = content.calculator;

/** Every page there is, the missing one too. */
export const pages = [...routes.map(({ path }) => path), '/404.html'];

export const desktop = { width: 1280, height: 800 };
/** A window of 1280 × 1024 at 400 %. */
export const zoomed = { width: 320, height: 256 };

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
export const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: site.header.navigation }).first();

/** Waits for a step of the calculator: until it is there the buttons may still move from under a press. */
async function reachStep(page: Page, index: number) {
  await expect(
    page.getByText(`${form.step} ${index + 1} ${form.of} ${steps.length}`),
  ).toBeVisible();
}

/** Skips all steps of the calculator. */
export async function skipSteps(page: Page) {
  for (const index of steps.keys()) {
    await reachStep(page, index);
    await press(page, form.skip);
  }
}

/** Ticks the first service of each step and stops at the step wanted, or at the result. */
export async function calculateTo(page: Page, wanted: number, tick = true) {
  for (const [index, { services }] of steps.entries()) {
    await reachStep(page, index);
    if (tick) await page.locator(`input[value="${services[0]}"]`).check();
    if (index === wanted) return;
    await press(page, index < 3 ? 'Далее' : 'Получить расчет');
  }
  await expect(
    page.getByRole('heading', { name: tick ? result.title : result.empty.title }),
  ).toBeFocused();
}

export async function failToSend(page: Page) {
  await failOnce(page);
  await fill(page, 'Доступность');
  await submit(page).click();
  await expect(region(page)).toContainText(contact.notices.failed.title);
}

export async function openMenu(page: Page) {
  await press(page, site.header.menu);
  await expect(menuOf(page)).toBeVisible();
}

export async function openCall(page: Page): Promise<Locator> {
  await calculateTo(page, 4);
  await press(page, 'Позвонить');
  const dialog = page.getByRole('alertdialog', { name: call.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Walks twice around by Tab, forwards and backwards, and never finds the focus outside. */
export async function expectFocusKept(page: Page, parent: Locator) {
  const stops = await parent.locator('a:visible, button:visible').count();
  expect(stops).toBeGreaterThan(1);
  for (const key of ['Tab', 'Shift+Tab']) {
    const met = new Set<string>();
    for (let step = 0; step < 2 * stops; step++) {
      await page.keyboard.press(key);
      await expect(parent.locator(':focus'), `${key} ${step + 1}`).toHaveCount(1);
      met.add(await parent.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(met.size, key).toBe(stops);
  }
}
