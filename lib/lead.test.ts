import { isBlank, missingFields, noticeOf, withConsentNote } from './lead';

test.each([
  [{ name: '', phone: '' }, ['name', 'phone']],
  [{ name: '  \n', phone: '1' }, ['name']],
  [{ name: 'Анна', phone: '\u00a0' }, ['phone']],
  [{ name: 'Анна', phone: 'в Telegram' }, []],
])('of %j these are missing: %j', (fields, missing) => {
  expect(missingFields({ message: '', ...fields }, 'not-asked')).toEqual(missing);
});

test('a box of consent that is asked for comes last', () => {
  const full = { name: 'Анна', phone: '1', message: '' };
  expect(missingFields(full, 'given')).toEqual([]);
  expect(missingFields(full, 'missing')).toEqual(['consent']);
  expect(missingFields({ ...full, phone: '' }, 'missing')).toEqual(['phone', 'consent']);
});

test('the notice of the consent stands back behind that of name and phone', () => {
  expect(noticeOf(['consent'])).toBe('consent');
  expect(noticeOf(['phone', 'consent'])).toBe('missing');
  expect(noticeOf(['name'])).toBe('missing');
});

test('the note of the consent goes under the message, and stands alone where there is none', () => {
  const lead = { name: 'Анна', phone: '1', message: 'Салон' };
  expect(withConsentNote(lead, 'Согласие')).toEqual({ ...lead, message: 'Салон\n\nСогласие' });
  expect(withConsentNote({ ...lead, message: '' }, 'Согласие').message).toBe('Согласие');
});

test('a form is blank when nothing at all was typed', () => {
  expect(isBlank({ name: '', phone: '', message: '' })).toBe(true);
  expect(isBlank({ name: '', phone: '', message: ' ' })).toBe(false);
});
