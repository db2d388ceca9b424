import { rawColor } from './raw-color';

test('it reads the value of a raw colour', () => {
  expect(rawColor('--raw-paper')).toMatch(/^#[\da-f]{6}$/);
});

test('it throws for a colour that is not defined', () => {
  expect(() => rawColor('--raw-pink')).toThrow('--raw-pink');
});
