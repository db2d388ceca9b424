import { rawColor } from './raw-color';

test('it throws for a colour that is not defined', () => {
  expect(() => rawColor('--raw-pink')).toThrow('--raw-pink');
});
