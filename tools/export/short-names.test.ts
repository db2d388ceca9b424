import { shortNames } from './short-names';

const STYLES =
  ':root{--space-3:1rem}.PgAKtG_hero{gap:var(--space-3);animation:_8VSzFa_draw 1s}.-AnPvW_a-b,.unbroken{top:0}@keyframes _8VSzFa_draw{}';

const rename = shortNames(STYLES);

test('classes, animations and properties of modules get two letters, others stay', () => {
  expect(rename(STYLES)).toBe(
    ':root{--b0:1rem}.b2{gap:var(--b0);animation:b3 1s}.b1,.unbroken{top:0}@keyframes b3{}',
  );
});

test.each([
  ['<p class="unbroken PgAKtG_hero">', '<p class="unbroken b2">'],
  ['"className":"PgAKtG_hero -AnPvW_a-b"', '"className":"b2 b1"'],
  ['{hero:"PgAKtG_hero",heroes:"PgAKtG_heroes"}', '{hero:"b2",heroes:"PgAKtG_heroes"}'],
  ['calc(var(--space-3) + 12px)', 'calc(var(--b0) + 12px)'],
])('%s becomes %s', (before, after) => {
  expect(rename(before)).toBe(after);
});

test('files are named by the short names in them', () => {
  const path = '_next/static/chunks/a.js';
  const [version] = /[\da-f]{6}-(?=a\.js$)/.exec(rename(path)) ?? [];
  expect(rename(path)).toBe(`_next/static/chunks/${version}a.js`);
  expect(shortNames(`${STYLES} `)(path)).toBe(rename(path));
  expect(shortNames(`${STYLES}.PgAKtG_more{}`)(path)).not.toBe(rename(path));
});

test.each([
  ['no class of a module', '.hero{--space-3:0}', 'нет имён модулей'],
  [
    'too many names',
    Array.from({ length: 901 }, (_, index) => `.PgAKtG_n${index}`).join(),
    'меньше',
  ],
])('styles with %s are refused', (_, styles, message) => {
  expect(() => shortNames(styles)).toThrow(message);
});

test('a short name that a style has already is left to it', () => {
  expect(shortNames(`${STYLES}.b1{top:0}:root{--b0:0}`)('.PgAKtG_hero{--space-3:0}')).toBe(
    '.b4{--b2:0}',
  );
});
