import { hasWords, replaceWords } from './replace-words';

test('words are found in any case, with any spaces, and in no name of a figure', () => {
  expect(hasWords('ДОНЕЦК и область', 'донецк')).toBe(true);
  expect(hasWords('в\u00a0Донецке', 'в Донецке')).toBe(true);
  expect(hasWords('{city} и {price.seo}', 'seo')).toBe(false);
});

test('a replaced word keeps its capital letter, and its case is the owner’s', () => {
  expect(replaceWords('В Донецке и {city}', 'Донецке', 'Сочи')).toBe('В Сочи и {city}');
  expect(replaceWords('Салон у салона', 'салон', 'кафе')).toBe('Кафе у кафеа');
});

test.each([
  ['{', '{ '],
  ['а', 'а'],
  ['а а', 'а '],
  [' а б', ' '],
  ['а ', ' '],
  ['   ', ' '],
])('%j is looked for in 200,000 letters of %j at once', (words, unit) => {
  const text = `${unit.repeat(200_000 / unit.length)}а`;
  const start = performance.now();
  hasWords(text, words);
  replaceWords(text, words, 'б');
  expect(performance.now() - start).toBeLessThan(2_000);
});
