import { rawToken } from './tokens';

const css = ':root {\n  --raw-paper: #fbf8f3;\n  --color-page: var(--raw-paper);\n}\n';

test('it reads the value of a raw colour', () => {
  expect(rawToken(css, '--raw-paper')).toBe('#fbf8f3');
});

test('it throws for a colour that is not defined', () => {
  expect(() => rawToken(css, '--raw-pink')).toThrow('--raw-pink');
  expect(() => rawToken(css, '--color-page')).toThrow('--color-page');
});
