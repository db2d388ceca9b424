import { comingDaysOff, formatDaysOff, formatHours, type WorkingHours } from './working-hours';
import { shift } from './working-hours.fixture';

const saturday = { opens: 10 * 60 + 5, closes: 16 * 60 };
const hours = (week: WorkingHours['week']) => ({ timeZone: 'Europe/Moscow', week, daysOff: [] });

test.each([
  [[shift, shift, shift, shift, shift, shift, shift], '9:00–21:00'],
  [[shift, shift, shift, shift, shift, saturday, null], 'пн–пт 9:00–21:00, сб 10:05–16:00'],
  [[shift, null, shift, shift, null, null, null], 'пн 9:00–21:00, ср–чт 9:00–21:00'],
])('hours are formatted by neighbouring days alike', (week, text) => {
  expect(formatHours(hours(week))).toBe(text);
});

test.each([
  ['2026-05-01', '2026-05-01', '1 мая'],
  ['2027-01-01', '2027-01-08', '1–8 января'],
  ['2026-05-29', '2026-06-02', '29 мая – 2 июня'],
  ['2026-12-31', '2027-01-08', '31 декабря – 8 января'],
])('the break from %s to %s is «%s»', (from, to, text) => {
  expect(formatDaysOff({ from, to }).replace(/\s/g, ' ')).toBe(text);
});

test('a break is coming until its last day is over', () => {
  const daysOff = [{ from: '2026-12-31', to: '2027-01-08' }];
  const at = (moment: string) => comingDaysOff({ ...hours([]), daysOff }, Date.parse(moment));
  expect(at('2027-01-08T23:00:00+03:00')).toEqual(daysOff);
  expect(at('2027-01-09T00:00:00+03:00')).toEqual([]);
});
