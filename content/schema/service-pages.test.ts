import { readAmount } from '@/lib/structured-data';
import { hero } from './common';

test.each([
  ['25\u00a0000\u00a0₽', { min: 25000, max: 25000, monthly: false }],
  ['+5\u00a0000\u00a0₽', { min: 5000, max: 5000, monthly: false }],
  ['5\u00a0000\u00a0₽/мес', { min: 5000, max: 5000, monthly: true }],
  ['15\u00a0000–24\u00a0000\u00a0₽', { min: 15000, max: 24000, monthly: false }],
  ['от\u00a045\u00a0000\u00a0₽, CRM по задаче', { min: 45000, max: undefined, monthly: false }],
])('«%s» is a price', (text, amount) => {
  expect(readAmount(text)).toEqual(amount);
});

test.each(['по задаче', '25 тысяч ₽', '25к', 'до 500 ₽', ''])('«%s» is not a price', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test('a price may be monthly by its note', () => {
  expect(readAmount('5 000 ₽', 'в\u00a0месяц за каждую')?.monthly).toBe(true);
  expect(readAmount('5 000 ₽', 'на три месяца')?.monthly).toBe(false);
});

test('words to underline stand in the title', () => {
  const written = { title: 'Дам клиентов', eyebrow: 'а', lead: 'а', primary: 'а', secondary: 'а' };
  const check = (underlined?: string) => hero.safeParse({ ...written, underlined }).error?.issues;
  expect(check()).toBeUndefined();
  expect(check('клиентов')).toBeUndefined();
  expect(check('цену')).toMatchObject([{ path: ['underlined'] }]);
});
