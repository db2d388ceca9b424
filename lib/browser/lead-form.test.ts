/** @jest-environment jsdom */
import { readConsent, readLead } from './lead-form';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  return form;
}

test('it reads the fields as typed', () => {
  const form = formOf(
    '<input name="name" value=" Анна "><input name="phone" value="1"><textarea name="message">🙂</textarea>',
  );
  expect(readLead(form)).toEqual({ name: ' Анна ', phone: '1', message: '🙂' });
});

test.each([
  ['', 'not-asked'],
  ['<input type="checkbox" name="consent">', 'missing'],
  ['<input type="checkbox" name="consent" checked>', 'given'],
])('the consent of «%s» is %s', (html, consent) => {
  expect(readConsent(formOf(html))).toBe(consent);
});
