import { withoutInvisible } from './without-invisible';

test('soft hyphens, spaces without a width and marks of direction go', () => {
  expect(withoutInvisible('\ufeffза\u00adявка\u200b за\u200dявка\u2060\u200e')).toBe(
    'заявка заявка',
  );
});

test('spaces, line breaks and emoji stay', () => {
  const text = 'от 5\u00a0000 ₽\n👩\u200d💻 ❤\ufe0f';
  expect(withoutInvisible(text)).toBe(text);
});
