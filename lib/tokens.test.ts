import { rawToken } from './tokens';

const css = ':root {\n  --raw-paper: #fbf8f3;\n  --color-page: var(--raw-paper);\n}\n';

test('a raw colour is read where it is defined', () => {
  expect(rawToken(css, '--raw-paper')).toBe('#fbf8f3');
});

test('a colour that is not there is asked for in vain', () => {
  expect(() => rawToken(css, '--raw-pink')).toThrow('--raw-pink');
  expect(() => rawToken(css, '--color-page')).toThrow('--color-page');
});
