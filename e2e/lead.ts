import { expect, type Page } from '@playwright/test';
import { field, region, seenNotice, submit, type Typed } from './contact-form';
import { hold, leadsOf } from './fixtures';
import { content } from './frozen-content';
import { SEND_ADDRESS } from './site';

/*
 * What a lead may come to, and what is promised in each case: while it has not arrived, everything typed stays and the
 * notice offers the phone; the next try delivers one lead, and nothing of it is left behind.
 */

const { form, notices } = content.contact;

/** With this any page may read an answer. */
export const CORS = { 'Access-Control-Allow-Origin': '*' };

export async function expectFailure(page: Page, typed: Typed) {
  await expect(region(page)).toContainText('Ошибка отправки');
  for (const place of [await seenNotice(page), region(page)]) {
    await expect(place).toContainText('Ошибка отправки');
    await expect(place).toContainText(/Попробуйте связаться по\sтелефону/);
    await expect(place.locator('a[href="tel:+79491112233"]')).toHaveText('+7 949 111-22-33');
  }
  await expect(submit(page)).toHaveText(form.submit);
  await expectTyped(page, typed);
}

export async function expectTyped(page: Page, typed: Typed) {
  for (const [one, value] of Object.entries(typed)) {
    await expect(field(page, one)).toHaveValue(value);
  }
}

export async function expectSecondTry(page: Page, typed: Typed) {
  await submit(page).click();
  await expectDelivered(page, typed);
}

/** One lead in the inbox, letter for letter, said so, and nothing of it left behind. */
export async function expectDelivered(page: Page, typed: Typed) {
  await expect(region(page)).toContainText(notices.sent.title);
  const { name, phone, message } = typed;
  const lead = { from_name: name, from_phone: phone, message, to_email: 'owner@example.ru' };
  expect(await leadsOf(name)).toEqual([lead]);
  await expectTyped(page, { name: '', phone: '', message: '' });
  expect(await everythingStored(page)).not.toContain(name);
}

/** All a page can keep between two visits, as one text. */
function everythingStored(page: Page): Promise<string> {
  return page.evaluate(() => {
    const read = (storage: 'sessionStorage' | 'localStorage') => {
      try {
        return Object.entries(window[storage]);
      } catch {
        return [];
      }
    };
    return JSON.stringify([
      read('sessionStorage'),
      read('localStorage'),
      document.cookie,
      history.state,
      window.name,
      location.href,
    ]);
  });
}

/** Keeps the next lead's request back until it is let go. */
export async function holdAnswer(page: Page) {
  const asked = page.waitForRequest(SEND_ADDRESS);
  return { answer: await hold(page, SEND_ADDRESS), asked };
}
