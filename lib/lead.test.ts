import { isBlank, missingFields, noticeOf, withConsentNote } from './lead';

test.each([
  [{ name: '', phone: '' }, ['name', 'phone']],
  [{ name: '  \n', phone: '1' }, ['name']],
  [{ name: 'Анна', phone: '\u00a0' }, ['phone']],
  [{ name: 'Анна', phone: 'в Telegram' }, []],
])('%j lacks %j', (fields, missing) => {
  expect(missingFields({ message: '', ...fields }, 'not-asked')).toEqual(missing);
});

test('the consent is the last of the missing fields', () => {
  const full = { name: 'Анна', phone: '1', message: '' };
  expect(missingFields(full, 'given')).toEqual([]);
  expect(missingFields(full, 'missing')).toEqual(['consent']);
  expect(missingFields({ ...full, phone: '' }, 'missing')).toEqual(['phone', 'consent']);
});

test('the notice about name and phone precedes the one about consent', () => {
  expect(noticeOf(['consent'])).toBe('consent');
  expect(noticeOf(['phone', 'consent'])).toBe('missing');
  expect(noticeOf(['name'])).toBe('missing');
});

test('the consent note follows the message, or is the message', () => {
  const lead = { name: 'Анна', phone: '1', message: 'Салон' };
  expect(withConsentNote(lead, 'Согласие')).toEqual({ ...lead, message: 'Салон\n\nСогласие' });
  expect(withConsentNote({ ...lead, message: '' }, 'Согласие').message).toBe('Согласие');
});

test('a lead is blank when all its fields are empty', () => {
  expect(isBlank({ name: '', phone: '', message: '' })).toBe(true);
  expect(isBlank({ name: '', phone: '', message: ' ' })).toBe(false);
});
