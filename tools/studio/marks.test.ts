import { markFor, readMarks, unmarked } from './marks';

const title = `Сочи${markFor('home.hero.title')}`;
const city = `Адлер${markFor('site.city')}`;

test('a text made of several names its places, each up to the end of its words', () => {
  expect(readMarks(`${title}, ${city}, 2026`)).toEqual({
    text: 'Сочи, Адлер, 2026',
    marks: [
      { path: 'home.hero.title', end: 4 },
      { path: 'site.city', end: 11 },
    ],
  });
  expect(readMarks('5 000 ₽')).toEqual({ text: '5 000 ₽', marks: [] });
});

test('a letter is without marks', () => {
  expect(unmarked(title)).toBe('Сочи');
});
