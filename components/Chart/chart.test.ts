import {
  keepInside,
  labelsWithRoom,
  linePoints,
  pathThrough,
  positionPoints,
  stackBars,
  valueHeights,
} from './chart';

const plot = { left: 0, top: 10, width: 100, height: 50 };

test('the tallest stack fills the plot, and every stack starts at its bottom', () => {
  const values = [
    [1, 1],
    [3, 1],
  ];
  const stacks = stackBars(values, plot);
  const bottoms = stacks.map(([bar]) => Number(bar?.y) + Number(bar?.height));
  expect(bottoms).toEqual([60, 60]);
  expect(stacks[1]?.map(({ y, height }) => [y, height])[1]).toEqual([10, 12.5]);
});

test('rows of zeros have bars without height', () => {
  expect(stackBars([[0, 0]], plot)[0]?.every(({ height }) => height === 0)).toBe(true);
});

test('a single bar is a bar in the middle, not a block', () => {
  expect(stackBars([[7]], { ...plot, width: 320 })[0]?.[0]).toMatchObject({ x: 127, width: 66 });
});

test('the points of a line are above the middles of the bars', () => {
  const points = linePoints([10, 5], 10, plot);
  expect(points).toMatchObject([
    { x: 25, y: 10 },
    { x: 75, y: 35 },
  ]);
  expect(pathThrough(points)).toBe('M25 10L75 35');
});

test('a line leads over a place without a value', () => {
  const points = linePoints([undefined, 10, undefined, 5], 10, plot);
  expect(points.map(({ index, value }) => [index, value])).toEqual([
    [1, 10],
    [3, 5],
  ]);
  expect(pathThrough(points)).toBe('M38 10L88 35');
});

test.each([
  [6, [0, 1, 2, 3, 4, 5]],
  [12, [1, 3, 5, 7, 9, 11]],
  [24, [3, 7, 11, 15, 19, 23]],
])('of %i months the labels %j have room', (count, shown) => {
  const months = Array.from({ length: count }, () => 'Мар');
  const room = labelsWithRoom(months, { ...plot, width: 320 });
  expect(room.flatMap((has, index) => (has ? [index] : []))).toEqual(shown);
});

test('a label at an end of the plot stays inside it', () => {
  expect(keepInside(5, '320 ₽', plot)).toBe(25);
  expect(keepInside(50, '320 ₽', plot)).toBe(50);
  expect(keepInside(99, '150 ₽', plot)).toBe(75);
});

test.each([
  ['one value stands above its point', [40], [31]],
  ['of two the lower one stands below', [20, 30], [11, 55]],
  ['of two equal ones the second stands below', [30, 30], [21, 55]],
  ['near the foot both stand above, one over the other', [55, 50], [46, 26]],
])('%s', (_what, ys, heights) => {
  expect(valueHeights(ys, 60)).toEqual(heights);
});

test.each([
  ['between them', [19, 1], [60, 10], 35],
  ['at the bottom where the positions never left it', [4, 1], [80 / 3, 10], 60],
])(
  'the first position is at the top, and the edge of the first page %s',
  (_, positions, ys, edge) => {
    const plotted = positionPoints(positions, 10, plot);
    expect(plotted.points.map(({ y }) => y)).toEqual(ys.map((y) => expect.closeTo(y)));
    expect(plotted.edge).toBe(edge);
  },
);
