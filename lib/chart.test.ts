import { linePoints, pathThrough, stackBars } from './chart';

const plot = { left: 0, top: 10, width: 100, height: 50 };

test('the tallest stack fills the plot, and every stack starts at its bottom', () => {
  const [first = [], second = []] = stackBars(
    [
      [1, 1],
      [3, 1],
    ],
    plot,
  );
  expect(second.reduce((sum, { height }) => sum + height, 0)).toBe(50);
  for (const stack of [first, second]) {
    const bottom = stack[0];
    expect(bottom && bottom.y + bottom.height).toBe(60);
  }
  expect(second[1]?.y).toBe(10);
});

test('rows of zeros have bars without height', () => {
  expect(stackBars([[0, 0]], plot)[0]?.every(({ height }) => height === 0)).toBe(true);
});

test('the points of a line are above the middles of the bars', () => {
  const points = linePoints([10, 5], 10, plot);
  expect(points).toEqual([
    { x: 25, y: 10 },
    { x: 75, y: 35 },
  ]);
  expect(pathThrough(points)).toBe('M25 10L75 35');
});
