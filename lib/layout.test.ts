import { columnsFor, lengthOf } from './layout';

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
