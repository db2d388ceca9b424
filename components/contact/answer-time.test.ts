import type { WorkingHours } from '@/lib/working-hours';
import { dailyHours } from '@/lib/working-hours.fixture';
import { answerBy, formatMoment } from './answer-time';

test.each([
  ['2026-11-22T12:00:00+03:00', 'today', '14:00'],
  ['2026-11-22T19:00:00+03:00', 'today', '21:00'],
  ['2026-11-22T19:01:59+03:00', 'tomorrow', '9:01'],
  ['2026-11-22T20:30:00+03:00', 'tomorrow', '10:30'],
  ['2026-11-22T21:00:00+03:00', 'tomorrow', '11:00'],
  ['2026-11-22T23:59:00+03:00', 'tomorrow', '11:00'],
  ['2026-11-22T00:10:00+03:00', 'today', '11:00'],
  ['2026-11-22T08:59:00+03:00', 'today', '11:00'],
  // The same moment by the clock of New York.
  ['2026-11-22T04:00:00-05:00', 'today', '14:00'],
])('a lead at %s is answered %s until %s', (now, day, time) => {
  expect(answerBy(Date.parse(now), dailyHours, 2)).toMatchObject({ day, time });
});

test('an answer that takes longer than a working day comes at its end', () => {
  const short = {
    ...dailyHours,
    week: dailyHours.week.map(() => ({ opens: 10 * 60, closes: 11.5 * 60 })),
  };
  expect(answerBy(Date.parse('2026-11-22T12:00:00+03:00'), short, 2)).toMatchObject({
    day: 'tomorrow',
    time: '11:30',
  });
});

const saturday = { opens: 10 * 60, closes: 16 * 60 };
const weekdays: WorkingHours = {
  ...dailyHours,
  week: [...dailyHours.week.slice(0, 5), saturday, null],
  daysOff: [{ from: '2026-12-31', to: '2027-01-08' }],
};

test.each([
  // 28 November 2026 is a Saturday.
  ['2026-11-28T13:00:00+03:00', 'today', 'суббота, 28 ноября', '15:00'],
  ['2026-11-28T22:00:00+03:00', 'later', 'понедельник, 30 ноября', '11:00'],
  ['2026-11-28T15:00:00+03:00', 'later', 'понедельник, 30 ноября', '10:00'],
  ['2026-11-29T12:00:00+03:00', 'tomorrow', 'понедельник, 30 ноября', '11:00'],
  ['2026-12-30T20:00:00+03:00', 'later', 'суббота, 9 января', '11:00'],
  ['2026-12-31T12:00:00+03:00', 'later', 'суббота, 9 января', '12:00'],
  ['2027-01-08T12:00:00+03:00', 'tomorrow', 'суббота, 9 января', '12:00'],
])('a lead at %s is answered on no day off: %s, %s, until %s', (now, day, date, time) => {
  expect(answerBy(Date.parse(now), weekdays, 2)).toEqual({ day, date, time });
});

test('the day and the time are those of the owner’s time zone', () => {
  const inYekaterinburg = { ...weekdays, timeZone: 'Asia/Yekaterinburg' };
  // 8:30 in Moscow is 10:30 in Yekaterinburg.
  const morning = Date.parse('2026-11-30T08:30:00+03:00');
  expect(answerBy(morning, weekdays, 2)?.time).toBe('11:00');
  expect(answerBy(morning, inYekaterinburg, 2)?.time).toBe('12:30');
  // Late on 8 January in Moscow the holidays are over in Yekaterinburg.
  const night = Date.parse('2027-01-08T23:00:00+03:00');
  expect(answerBy(night, weekdays, 2)?.day).toBe('tomorrow');
  expect(answerBy(night, inYekaterinburg, 2)?.day).toBe('today');
});

test('nothing is promised over a break of months', () => {
  const away = { ...dailyHours, daysOff: [{ from: '2026-11-01', to: '2027-10-31' }] };
  expect(answerBy(Date.parse('2026-11-22T12:00:00+03:00'), away, 2)).toBeUndefined();
});

test('a moment is that of the time zone', () => {
  const moment = Date.parse('2026-11-22T21:05:00Z');
  expect(formatMoment(moment, 'Europe/Moscow')).toBe('23 ноября в 00:05');
  expect(formatMoment(moment, 'Asia/Yekaterinburg')).toBe('23 ноября в 02:05');
});
