import { withChoice } from './client-cost';

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
