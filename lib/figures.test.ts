import { fillIn, writeFigure, writeNumber } from './figures';

test('a figure has its unit, a plus or a range', () => {
  expect(writeFigure({ value: 14, plus: true, unit: ['год', 'года', 'лет'] })).toBe('14+\u00a0лет');
  expect(writeFigure({ value: 7, to: 14, unit: ['день', 'дня', 'дней'] })).toBe('7–14\u00a0дней');
  expect(writeFigure({ value: 15000, to: 24000, unit: '₽' })).toBe(
    '15\u00a0000–24\u00a0000\u00a0₽',
  );
  expect(writeFigure({ value: 98, unit: '%' })).toBe('98%');
  expect(writeFigure({ value: 3 })).toBe('3');
});

test('the noun agrees with the number', () => {
  const years = ['год', 'года', 'лет'] as const;
  expect(writeFigure({ value: 21, plus: true, unit: years })).toBe('21+\u00a0год');
  expect(writeFigure({ value: 22, unit: years })).toBe('22\u00a0года');
});

test('a number has no unit', () => {
  expect(writeNumber({ value: 5000, unit: '₽' })).toBe('5\u00a0000');
});

test('names in braces are replaced', () => {
  const replace = (name: string) => ({ audit: '5 000 ₽' })[name] ?? name.length.toString();
  expect(fillIn('Аудит за {audit}, { oops } и {}', replace)).toBe('Аудит за 5 000 ₽, 4 и 0');
});
