import { addSubject, isBlank, noticeOf, withNotes } from './lead';

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
