import { isMonthly, readPriceText } from './price-text';

test.each([
  ['25\u00a0000\u00a0₽', { min: 25000, max: 25000 }],
  ['+5\u00a0000\u00a0₽', { min: 5000, max: 5000 }],
  ['5\u00a0000\u00a0₽/мес', { min: 5000, max: 5000 }],
  ['15\u00a0000–24\u00a0000\u00a0₽', { min: 15000, max: 24000 }],
  ['от\u00a045\u00a0000\u00a0₽, CRM по задаче', { min: 45000, max: undefined }],
])('«%s» is a price', (text, price) => {
  expect(readPriceText(text)).toEqual(price);
});

test.each(['по задаче', '25 тысяч ₽', '25к', 'до 500 ₽', ''])('«%s» is not a price', (text) => {
  expect(readPriceText(text)).toBeUndefined();
});

test.each([
  ['5 000 ₽/мес', true],
  ['в\u00a0месяц за каждую', true],
  ['разово, 30 дней ведения внутри', false],
  ['на три месяца', false],
])('«%s» is a monthly price: %s', (text, monthly) => {
  expect(isMonthly(text)).toBe(monthly);
});
