/** @jest-environment jsdom */
import { addSubject, excessOf, isShortPhone, withNotes, writeLead } from './lead';

test('notes stand before and after the message, or are the message', () => {
  const lead = { name: 'Анна', phone: '1', message: 'Салон' };
  expect(withNotes(lead, 'Повтор', 'Согласие').message).toBe('Повтор\n\nСалон\n\nСогласие');
  expect(withNotes({ ...lead, message: '' }, undefined, 'Согласие').message).toBe('Согласие');
  expect(withNotes(lead, '', undefined, 'Реклама').message).toBe('Салон\n\nРеклама');
  expect(withNotes({ ...lead, reply: 'Позвонить' })).toEqual(lead);
});

test.each([
  ['20 000 letters', 'ы'.repeat(20_000), undefined],
  ['30 000 letters', 'ы'.repeat(30_000), { letters: 30_000, most: 22_900 }],
  ['20 000 emoji', '🙂'.repeat(20_000), { letters: 40_000, most: 22_900 }],
  ['30 000 lines', '\n'.repeat(30_000), { letters: 30_000, most: 22_900 }],
])('a lead of %s is measured in what the service counts', (_what, message, excess) => {
  const expected = excess && { field: 'message', ...excess };
  expect(excessOf({ name: 'Анна', phone: '1', message })).toEqual(expected);
});

test('the longest field is what makes a lead too long', () => {
  const long = { name: '', phone: '1'.repeat(46_100), message: 'ы'.repeat(5_000) };
  expect(excessOf(long)).toMatchObject({ field: 'phone', letters: 46_100, most: 35_900 });
  const hopeless = { name: 'ы'.repeat(40_000), phone: '', message: 'ы'.repeat(40_000) };
  expect(excessOf(hopeless)?.most).toBe(0);
});

test.each([
  ['', false],
  [' ', false],
  ['8 949 123-45-6', false],
  ['949 123-45-6', true],
  ['+7', true],
  ['в Telegram', true],
  ['+7 949 123-45-67', false],
])('the phone %j is short: %s', (phone, isShort) => expect(isShortPhone(phone)).toBe(isShort));

test('a lead to be sent on has its fields as lines, without an empty one', () => {
  expect(writeLead({ name: 'Анна', phone: '1', message: 'а\nб' })).toBe('Анна\n1\nа\nб');
  expect(writeLead({ name: 'Анна', phone: '1', message: '', reply: 'Позвонить' })).toBe(
    'Анна\n1\nПозвонить',
  );
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

const earlier = 'Расчёт:\n— SEO: 5\nИтого: 5';
const next = 'Расчёт:\n— Сайт: 9\nИтого: 9';

test.each([
  ['replaces an earlier one', `А\n\n${earlier}\nБ`, `А\n\n${next}\nБ`],
  ['does not stand there twice', `А\n\n${next}`, `А\n\n${next}`],
  [
    'follows one edited inside',
    earlier.replace('5', '4'),
    `${earlier.replace('5', '4')}\n\n${next}`,
  ],
  ['follows one with a longer end', `${earlier} и сайт`, `${earlier} и сайт\n\n${next}`],
])('a text of the same kind %s', (_how, message, expected) => {
  expect(addSubject(message, next, message.includes(next) ? next : earlier)).toBe(expected);
});
