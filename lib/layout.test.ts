import { columnsFor, lengthOf, tilesOf } from './layout';

test('three, six and nine cards stand in rows of three, others in rows of two', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(columnsFor)).toEqual(
    ['two', 'two', 'three', 'two', 'two', 'three', 'two', 'two', 'three'], //
  );
});

test('a figure of seven letters is long, one of eleven the longest', () => {
  expect(['150 ₽', '8,5%', '1 200 ₽', '50+ сайтов', '1 234 567 ₽'].map(lengthOf)).toEqual(
    ['short', 'short', 'long', 'long', 'longest'], //
  );
});

const counts = Array.from({ length: 20 }, (_, index) => index + 1);

test.each(counts)('of %i tiles no row of three thirds has a hole', (count) => {
  const tiles = tilesOf(count);
  expect(tiles).toHaveLength(count);
  let filled = 0;
  for (const { wide, alone } of tiles) {
    const span = alone ? 3 : wide ? 2 : 1;
    // A tile does not reach over the end of its row.
    expect((filled % 3) + span).toBeLessThanOrEqual(3);
    filled += span;
  }
  expect(filled % 3).toBe(0);
});

test.each(counts)('of %i tiles no half of a phone is alone', (count) => {
  const halves = tilesOf(count).map(({ full }) => (full ? 'F' : 'h'));
  expect(halves.join('')).toMatch(/^(F|hh)+$/);
});
