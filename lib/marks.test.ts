import { markFor, readMarks, trailingMarks, unmarked } from './marks';

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

test('marks go where a text is measured, and stay with the pieces that it is cut into', () => {
  expect(unmarked(title)).toBe('Сочи');
  expect(readMarks(`Со${trailingMarks(title)}`).marks).toEqual([
    { path: 'home.hero.title', end: 2 },
  ]);
  expect(title.trim().toLowerCase().split(/\s/)).toHaveLength(1);
});
