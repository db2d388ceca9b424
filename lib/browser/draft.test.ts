/** @jest-environment jsdom */
import { clearDraft, loadDraft, saveDraft } from './draft';

const lead = { name: 'Анна', phone: '1', message: '' };
const blank = { name: '', phone: '', message: '' };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  clearDraft();
});

test('a draft is kept until it is cleared', () => {
  saveDraft(lead);
  expect(loadDraft()).toEqual(lead);
  clearDraft();
  expect(loadDraft()).toEqual(blank);
  expect(sessionStorage).toHaveLength(0);
});

test('blocked storage causes no error, and the draft is kept without it', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  saveDraft(lead);
  expect(loadDraft()).toEqual(lead);
  clearDraft();
  expect(loadDraft()).toEqual(blank);
});

test('where storage is full the latest draft is read, and nothing older stays in storage', () => {
  saveDraft({ ...lead, name: 'Прежняя' });
  fillStorage();
  saveDraft({ ...lead, message: 'Салон на Артёма '.repeat(100) });
  expect(loadDraft().name).toBe('Анна');
  expect(sessionStorage.getItem('lead-draft')).toBeNull();
  clearDraft();
  expect(loadDraft()).toEqual(blank);
});

test.each(['{', 'null', '"text"', '5', '[]', '["Анна"]', '{"name":5,"phone":{},"audit":"x"}'])(
  'the foreign draft %s is ignored',
  (stored) => {
    sessionStorage.setItem('lead-draft', stored);
    expect(loadDraft()).toEqual(blank);
  },
);

/** Fills what jsdom's quota leaves free. */
function fillStorage() {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      sessionStorage.setItem(`filler ${size}`, 'x'.repeat(size));
    } catch {}
  }
}
