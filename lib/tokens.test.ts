import { tokenColor } from './tokens';

test('it throws for a colour that is not defined', () => {
  expect(() => tokenColor('--color-pink')).toThrow('--color-pink');
});
