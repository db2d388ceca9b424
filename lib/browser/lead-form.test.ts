/** @jest-environment jsdom */
import { loadDraft, missingFields, readLead, saveDraft } from './lead-form';

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
  ['', '', ['name', 'phone', 'consent']],
  ['  \t', '1', ['name', 'consent']],
  ['Анна', '\u00a0', ['phone', 'consent']],
  ['\u200b\u2060\u00ad\u3164\u2800\ufe0f', '1', ['name', 'consent']],
  ['\u200f👩‍👩‍👧', '1', ['consent']],
  ['Анна', 'в Telegram', ['consent']],
])('with the name %j and the phone %j %j are missing', (name, phone, missing) => {
  const form = formOf(
    `<input name="name" value="${name}" required><input name="phone" value="${phone}" required>
    <textarea name="message"></textarea><input type="checkbox" name="consent" required>`,
  );
  expect(missingFields(form)).toEqual(missing);
});

const lead = { name: 'Анна', phone: '1', message: '' };
const blank = { name: '', phone: '', message: '' };

afterEach(() => {
  sessionStorage.clear();
  saveDraft(undefined);
});

test('a draft is kept until it is cleared', () => {
  saveDraft(lead);
  expect(loadDraft()).toEqual(lead);
  saveDraft(undefined);
  expect(loadDraft()).toEqual(blank);
  expect(sessionStorage).toHaveLength(0);
});

test('where the storage is full, the last draft is found, and none before it', () => {
  saveDraft(lead);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const last = { ...lead, message: 'текст' };
  saveDraft(last);
  expect(loadDraft()).toEqual(last);
  expect(sessionStorage).toHaveLength(0);
});

// Blocked storage is tested in e2e/lead-form.spec.ts.
test.each(['{', 'null', '"text"', '5', '[]', '["Анна"]', '{"name":5,"phone":{},"audit":"x"}'])(
  'the foreign draft %s is ignored',
  (stored) => {
    sessionStorage.setItem('lead-draft', stored);
    expect(loadDraft()).toEqual(blank);
  },
);
