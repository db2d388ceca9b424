import { expect, type Page } from '@playwright/test';
import { SEND_ADDRESS } from './site';

/*
 * The form, and what is promised of a lead: while it has not arrived, everything typed stays and the notice offers the
 * phone; the next try delivers one lead, and nothing of it is left behind.
 */

export const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);
export const submit = (page: Page) => page.locator('#contact button[type=submit]');
/** Announced by screen readers. */
export const formStatus = (page: Page) => page.locator('#contact [role=status]');
export async function fill(page: Page, name: string, message = '', phone = '8 949 123 45 67') {
  const typed = { name, phone, message };
  for (const [fieldName, value] of Object.entries(typed)) await field(page, fieldName).fill(value);
  return typed;
}

/** The typed values by the names of the fields. */
export type Typed = Awaited<ReturnType<typeof fill>>;

export async function expectTyped(page: Page, typed: Typed) {
  for (const [fieldName, value] of Object.entries(typed)) {
    await expect(field(page, fieldName)).toHaveValue(value);
  }
}

/** Answers the next lead with an error. */
export function failOnce(page: Page) {
  // With the header any page may read the answer.
  const answer = { status: 500, body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } };
  return page.route(SEND_ADDRESS, (route) => route.fulfill(answer), { times: 1 });
}

/** Fills in the form and has it fail. */
export async function failToSend(page: Page) {
  await failOnce(page);
  await fill(page, 'Анна');
  await submit(page).click();
  await expect(formStatus(page)).toContainText('Ошибка отправки');
}
