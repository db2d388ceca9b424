import { readMarks, unmarked, withMark } from './marks';

const title = withMark('Сочи', 'home.hero.title');
const city = withMark('Адлер', 'site.city');

test('a text made of several names its places, each from the beginning of its words to their end', () => {
  expect(readMarks(`${title}, ${city}, 2026`)).toEqual({
    text: 'Сочи, Адлер, 2026',
    marks: [
      { path: 'home.hero.title', start: 0, end: 4 },
      { path: 'site.city', start: 6, end: 11 },
    ],
  });
  expect(readMarks('5 000 ₽')).toEqual({ text: '5 000 ₽', marks: [] });
});

test('a letter is without marks', () => {
  expect(unmarked(title)).toBe('Сочи');
});
