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

test('storage that is full or blocked harms nobody', () => {
  for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  expect(() => {
    saveDraft(lead);
    clearDraft();
  }).not.toThrow();
  expect(loadDraft()).toEqual({});
});

test.each(['{', 'null', '"text"'])('a broken draft %s counts as none', (stored) => {
  sessionStorage.setItem('lead-draft', stored);
  expect(loadDraft()).toEqual({});
});
