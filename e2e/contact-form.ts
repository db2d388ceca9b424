import { expect, type Locator, type Page } from '@playwright/test';

/** What stands in the form, and what the inbox gets of it. */
export type Typed = { name: string; phone: string; message: string };

export const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);
export const submit = (page: Page) => page.locator('#contact button[type=submit]');
/** The status region: what the ear hears. */
export const region = (page: Page) => page.locator('#contact [role=status]').first();
/** The toast: what the eye sees, unless its script does not come. */
export const toast = (page: Page) => page.locator('[data-kind]:not([role=status])');

export async function fill(page: Page, name: string, message = ''): Promise<Typed> {
  const typed = { name, phone: '8 949 123 45 67', message };
  for (const [one, value] of Object.entries(typed)) await field(page, one).fill(value);
  return typed;
}

/** The notice that is in sight: the toast, or the status region shown in its place. */
export async function seenNotice(page: Page): Promise<Locator> {
  const notices = page.locator('[data-kind]');
  // A region for the ear alone is one pixel wide.
  const find = () =>
    notices.evaluateAll((all) => all.findIndex((one) => one.getBoundingClientRect().width > 200));
  await expect.poll(find, 'a notice in sight').toBeGreaterThanOrEqual(0);
  return notices.nth(await find());
}
