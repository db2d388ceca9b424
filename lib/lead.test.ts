import { addSubject, isBlank, missingFields, noticeOf, withNotes } from './lead';

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

test('notes stand before and after the message, or are the message', () => {
  const lead = { name: 'Анна', phone: '1', message: 'Салон' };
  expect(withNotes(lead, 'Повтор', 'Согласие').message).toBe('Повтор\n\nСалон\n\nСогласие');
  expect(withNotes({ ...lead, message: '' }, '', 'Согласие').message).toBe('Согласие');
  expect(withNotes(lead, '', '')).toEqual(lead);
});

test.each([
  ['', 'Аудит'],
  ['Аудит', 'Аудит'],
  ['Салон\n', 'Салон\n\nАудит'],
  ['Аудит\nи сайт', 'Аудит\nи сайт'],
  ['Аудит дважды', 'Аудит дважды\n\nАудит'],
])('a subject added to %j makes it %j', (message, expected) => {
  expect(addSubject(message, 'Аудит')).toBe(expected);
});

test('a lead is blank when all its fields are empty', () => {
  expect(isBlank({ name: '', phone: '', message: '' })).toBe(true);
  expect(isBlank({ name: '', phone: '', message: ' ' })).toBe(false);
});
