/** @jest-environment jsdom */
import { clearDraft, loadDraft, saveDraft } from './draft';

const lead = { name: 'Анна', phone: '1', message: '' };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('a draft is kept until it is cleared', () => {
  saveDraft(lead);
  expect(loadDraft()).toEqual(lead);
  clearDraft();
  expect(loadDraft()).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('full or blocked storage causes no error, and the draft is kept without it', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  saveDraft(lead);
  expect(loadDraft()).toEqual(lead);
  clearDraft();
  expect(loadDraft()).toEqual({});
});

test.each(['{', 'null', '"text"'])('the broken draft %s is ignored', (stored) => {
  sessionStorage.setItem('lead-draft', stored);
  expect(loadDraft()).toEqual({});
});
