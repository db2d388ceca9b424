import { hasPhrase, shareAmong, wordsOf } from './words';

test('words have no signs, capitals or «ё»', () => {
  expect(wordsOf('Её «ООО „Ёж“» — 1 000 ₽, SEO-рост')).toEqual(
    ['ее', 'ооо', 'еж', '1', '000', 'seo', 'рост'], // the same for both spellings
  );
  expect(wordsOf('— ₽')).toEqual([]);
});

test.each([
  ['Да, договор подписываем до начала.', true],
  ['Договор\u00a0подписываем', true],
  ['договор, подписываем', true],
  ['Договор не подписываем', false],
  ['предоговор подписываем', false],
  ['договор подписываемый', false],
])('%j has the phrase «договор подписываем»: %s', (text, isThere) => {
  expect(hasPhrase(text, 'договор подписываем')).toBe(isThere);
});

test.each([
  ['a b c d', 'a b c d', 1],
  ['a b c x', 'a b c d', 0.75],
  // What was removed or moved changes nothing, what was added does.
  ['d c', 'a b c d', 1],
  ['a b c d x x x x', 'a b c d', 0.5],
  ['', 'a', 0],
])('the words %j are among %j to the share %d', (words, others, share) => {
  expect(shareAmong(words.split(' ').filter(Boolean), others.split(' '))).toBe(share);
});

test('200,000 words are compared at once', () => {
  const words = Array.from({ length: 200_000 }, (_, index) => `слово${index}`);
  const start = performance.now();
  expect(shareAmong(words, words.toReversed())).toBe(1);
  expect(hasPhrase(words.join(' '), 'слово1 слово3')).toBe(false);
  expect(performance.now() - start).toBeLessThan(2_000);
});
