import { tilesOf } from './tiles';

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
