import { leadsFor, priceIn, withChoice } from './client-cost';

test('a budget buys whole leads only', () => {
  expect(leadsFor(20_000, 150)).toBe(133);
  expect(leadsFor(20_000, 200)).toBe(100);
  expect(leadsFor(500, 620)).toBe(0);
});

test('the price of a case is its first metric in rubles', () => {
  const roi = { label: 'окупаемость', value: '450%' };
  const lead = { label: 'цена заявки', value: '1\u00a0200\u00a0₽' };
  const later = { label: 'средний чек', value: '9 000 ₽' };
  expect(priceIn([roi, lead, later])).toEqual({ label: 'цена заявки', price: 1200 });
});

test.each(['46', '340%', 'от 200 ₽', '100–200 ₽', '0 ₽', '₽'])('%s is no price', (value) => {
  expect(priceIn([{ label: 'показатель', value }])).toBeUndefined();
});

const choose = (message: string, choice: string) => withChoice(message, 'Ваше дело', choice);
const twenty = 'Салон, бюджет: 20\u00a0000\u00a0₽';

test('a choice follows what the visitor wrote', () => {
  expect(choose('', twenty)).toBe(`Ваше дело: ${twenty}`);
  expect(choose('Здравствуйте', twenty)).toBe(`Здравствуйте\n\nВаше дело: ${twenty}`);
});

test('another choice takes the place of the earlier one', () => {
  const other = 'Юристы, бюджет: 50\u00a0000\u00a0₽';
  const message = choose('Здравствуйте', twenty);
  expect(choose(`${message}\n\nЖду звонка`, other)).toBe(
    `Здравствуйте\n\nВаше дело: ${other}\n\nЖду звонка`,
  );
});

test('a line that the visitor has edited stays', () => {
  const edited = `Ваше дело: ${twenty} или меньше`;
  expect(choose(edited, twenty)).toBe(`${edited}\n\nВаше дело: ${twenty}`);
});
