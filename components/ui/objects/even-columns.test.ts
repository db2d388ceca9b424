import { evenColumns } from './even-columns';

test('cells come in thirds where those fill the last row, otherwise in halves', () => {
  expect([1, 2, 3, 4, 5, 6, 7].filter((count) => evenColumns(count) === 'evenThirds')).toEqual([
    3, 6,
  ]);
});
