import { isBlank, missingFields, readLead } from './lead';

test.each([
  [{ name: '', phone: '' }, ['name', 'phone']],
  [{ name: '  \n', phone: '1' }, ['name']],
  [{ name: 'Анна', phone: '\u00a0' }, ['phone']],
  [{ name: 'Анна', phone: 'в Telegram' }, []],
])('of %j these are missing: %j', (fields, missing) => {
  expect(missingFields({ message: '', ...fields })).toEqual(missing);
});

test('a form is read as typed', () => {
  document.body.innerHTML =
    '<form><input name="name" value=" Анна "><input name="phone" value="1"><textarea name="message">🙂</textarea></form>';
  const [form] = document.forms;
  expect(form && readLead(form)).toEqual({ name: ' Анна ', phone: '1', message: '🙂' });
});

test('a form is blank when nothing at all was typed', () => {
  expect(isBlank({ name: '', phone: '', message: '' })).toBe(true);
  expect(isBlank({ name: '', phone: '', message: ' ' })).toBe(false);
});
