import { expect, type Page } from '@playwright/test';
import { content } from './fixture-content';
import { leadsOf } from './fixtures';
import { SEND_ADDRESS } from './site';

/*
 * The form, and what is promised of a lead: while it has not arrived, everything typed stays and the notice offers the
 * phone; the next try delivers one lead, and nothing of it is left behind.
 */

const { form } = content.contact;

export const field = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);
export const submit = (page: Page) => page.locator('#contact button[type=submit]');
/** Announced by screen readers. */
export const region = (page: Page) => page.locator('#contact [role=status]');
/** Shown to a visitor who does not see the form. */
export const toast = (page: Page) => page.locator('[data-kind]:not([role=status])');

export async function fill(page: Page, name: string, message = '', phone = '8 949 123 45 67') {
  const typed = { name, phone, message };
  for (const [one, value] of Object.entries(typed)) await field(page, one).fill(value);
  return typed;
}

/** What was typed, by the names of the fields. */
type Typed = Awaited<ReturnType<typeof fill>>;

export async function expectTyped(page: Page, typed: Typed) {
  for (const [one, value] of Object.entries(typed)) {
    await expect(field(page, one)).toHaveValue(value);
  }
}

export async function expectFailure(page: Page, typed: Typed) {
  const notice = region(page);
  await expect(notice).toContainText('Ошибка отправки');
  await expect(notice).toBeVisible();
  await expect(notice.locator('a[href="tel:+79491112233"]')).toHaveText('+7 949 111-22-33');
  await expect(submit(page)).toHaveText(form.submit);
  await expectTyped(page, typed);
}

/** @param repeats whether the answer to the first try was lost, so that the owner may have got it */
export async function expectSecondTry(page: Page, typed: Typed, repeats = false) {
  await submit(page).click();
  await expectDelivered(page, typed, repeats);
}

/** Expects one lead in the inbox with its four parameters, the success notice, and nothing left in the browser. */
export async function expectDelivered(page: Page, typed: Typed, repeats = false) {
  await expect(region(page)).toContainText('Заявка отправлена!');
  await expect(region(page)).toBeVisible();
  await expect(submit(page)).toBeHidden();
  const [{ message = '', ...rest } = {}, ...others] = await leadsOf(typed.name);
  expect(others).toEqual([]);
  const { name: from_name, phone: from_phone } = typed;
  expect(rest).toEqual({ from_name, from_phone, to_email: 'owner@example.ru' });
  const start = `${form.repeatNote} \\d+ \\S+ в \\d\\d:\\d\\d`.replaceAll(' ', '\\s');
  const note = new RegExp(`^${start}(\n\n|$)`);
  expect(note.test(message)).toBe(repeats);
  expect(message.replace(note, '')).toBe(typed.message);
  await expectTyped(page, { name: '', phone: '', message: '' });
  const stored = page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  // One that is blocked keeps nothing.
  expect(await stored.catch(() => '')).not.toContain(typed.name);
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
  await expect(region(page)).toContainText('Ошибка отправки');
}

/** Sends the form, and waits until the request is under way. */
export async function send(page: Page) {
  const asked = page.waitForRequest(SEND_ADDRESS);
  await submit(page).click();
  await asked;
}
