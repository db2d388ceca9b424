import {
  barsOf,
  firstAndLast,
  heightOf,
  keepInside,
  labelOf,
  linePoints,
  spread,
  valueHeights,
} from './chart';

const plot = { top: 10, width: 100, height: 50 };
const wide = { ...plot, width: 320 };
const placesOf = (...line: Parameters<typeof linePoints>) =>
  linePoints(...line).map(({ x, y }) => [x, y]);

test('each part of a bar stands on the parts before it', () => {
  const rows = [
    [1, 1],
    [3, 1],
  ];
  expect(barsOf(rows, 0, [4, 0], plot)).toBe('M9 60h31V48h-31zM59 60h31V23h-31z');
  expect(barsOf(rows, 1, [4, 0], plot)).toBe('M9 48h31V35h-31zM59 23h31V10h-31z');
});

test('a single bar is a bar in the middle, not a block', () => {
  expect(barsOf([[7]], 0, [7, 0], wide)).toBe('M127 60h66V10h-66z');
});

test('the points of a line are above the middles of the bars, with none for a missing value', () => {
  expect(placesOf([10, 5], [10, 0], plot)).toEqual([
    [25, 10],
    [75, 35],
  ]);
  expect(placesOf([undefined, 10, undefined, 5], [10, 0], plot)).toEqual([
    [38, 10],
    [88, 35],
  ]);
});

test.each([
  [6, [0, 1, 2, 3, 4, 5]],
  [12, [1, 3, 5, 7, 9, 11]],
  [24, [3, 7, 11, 15, 19, 23]],
])('of %i months the labels %j have room', (count, shown) => {
  const months = Array.from({ length: count }, () => labelOf('Мар'));
  expect(spread(months, wide, (index) => index).map(({ y }) => y)).toEqual(shown);
});

test('a label at an end of the plot stays inside it', () => {
  expect(keepInside(5, 5, plot)).toBe(25);
  expect(keepInside(50, 5, plot)).toBe(50);
  expect(keepInside(99, 5, plot)).toBe(75);
});

test.each([
  ['one value stands above its point', [40], [31]],
  ['of two the lower one stands below', [20, 30], [11, 55]],
  ['of two equal ones the second stands below', [30, 30], [21, 55]],
  ['near the foot both stand above, one over the other', [55, 50], [46, 26]],
])('%s', (_what, ys, heights) => {
  expect(valueHeights(ys, 60)).toEqual(heights);
});

test('the first position in search is at the top', () => {
  expect([1, 10, 19].map((position) => heightOf(position, [1, 19], plot))).toEqual([10, 35, 60]);
});

test('a list with a single entry has a single end', () => {
  expect([[], [1], [1, 2], [1, 2, 3]].map(firstAndLast)).toEqual([[], [1], [1, 2], [1, 3]]);
});
