import { deepValues } from './deep-values';

test('every value comes with its path, and the whole first', () => {
  const list = ['a'];
  const whole = { list, none: null };
  expect(deepValues(whole)).toEqual([
    { value: whole, path: [] },
    { value: list, path: ['list'] },
    { value: 'a', path: ['list', 0] },
    { value: null, path: ['none'] },
  ]);
});
