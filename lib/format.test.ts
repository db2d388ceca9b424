import {
  formatCost,
  formatCount,
  formatDate,
  formatNumber,
  formatPeriod,
  formatPriceTag,
  formatRubles,
  formatRublesPerMonth,
  plural,
} from './format';
import { partsOfMonth } from './month-names';

const years = ['год', 'года', 'лет'] as const;

test('money has no-break spaces and the ruble sign', () => {
  expect(formatRubles(25000)).toBe('25\u00a0000\u00a0₽');
  expect(formatRubles(150)).toBe('150\u00a0₽');
  expect(formatRublesPerMonth(48000)).toBe('48\u00a0000\u00a0₽/мес');
  expect(formatNumber(1234567)).toBe('1\u00a0234\u00a0567');
});

test('the cost of no lead is a dash', () => {
  expect([150, 0, undefined].map(formatCost)).toEqual(['150\u00a0₽', '—', '—']);
});

test('a date has the name of its month', () => {
  expect(formatDate(new Date(2026, 10, 21))).toBe('21\u00a0ноября\u00a02026\u00a0г.');
});

// The remaining rules are those of Intl.
test.each([
  [21, 'год'],
  [22, 'года'],
  [14, 'лет'],
  [1.5, 'года'],
])('the noun after %d is «%s»', (value, noun) => {
  expect(plural(value, years)).toBe(noun);
});

test('a number and its noun have a no-break space', () => {
  expect(formatCount(6, ['месяц', 'месяца', 'месяцев'])).toBe('6\u00a0месяцев');
});

test.each([
  [['Март', 'Август'], 'март–август'],
  [['Март', 'Апрель', 'Май 2025'], 'март–май 2025'],
  [['Март 2025', 'Август 2025'], 'март–август 2025'],
  [['Октябрь\u00a02024', 'Март 2025'], 'октябрь\u00a02024\u00a0– март 2025'],
  [['Май'], 'май'],
])('the period of %j is «%s»', (months, period) => {
  expect(formatPeriod(months.map((month) => ({ monthParts: partsOfMonth(month) })))).toBe(period);
});

test.each([
  [{ amount: '18 000 ₽' }, '18 000 ₽'],
  [{ before: 'от', amount: '18 000 ₽', after: 'в месяц' }, 'от\u00a018 000 ₽ в месяц'],
])('%j reads «%s»', (price, text) => {
  expect(formatPriceTag(price)).toBe(text);
});
