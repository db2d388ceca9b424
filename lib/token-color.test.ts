import { tokenColor } from './token-color';

test('it throws for a colour that is not defined', () => {
  expect(() => tokenColor('--color-pink')).toThrow('--color-pink');
});
