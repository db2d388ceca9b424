import { answerBy, momentInDonetsk } from './donetsk-time';

const hours = { opens: 9 * 60, closes: 21 * 60 };

test.each([
  ['2026-11-22T12:00:00+03:00', 'today', '14:00'],
  ['2026-11-22T19:00:00+03:00', 'today', '21:00'],
  ['2026-11-22T19:01:59+03:00', 'tomorrow', '9:01'],
  ['2026-11-22T20:30:00+03:00', 'tomorrow', '10:30'],
  ['2026-11-22T21:00:00+03:00', 'tomorrow', '11:00'],
  ['2026-11-22T23:59:00+03:00', 'tomorrow', '11:00'],
  ['2026-11-22T00:10:00+03:00', 'today', '11:00'],
  ['2026-11-22T08:59:00+03:00', 'today', '11:00'],
  // The same moment, seen from New York.
  ['2026-11-22T04:00:00-05:00', 'today', '14:00'],
])('a lead at %s is answered %s until %s', (now, day, time) => {
  expect(answerBy(Date.parse(now), hours, 2)).toEqual({ day, time });
});

test('an answer that takes longer than a working day comes at its end', () => {
  const short = { opens: 10 * 60, closes: 11.5 * 60 };
  expect(answerBy(Date.parse('2026-11-22T12:00:00+03:00'), short, 2)).toEqual({
    day: 'tomorrow',
    time: '11:30',
  });
});

test('a moment is that of Donetsk', () => {
  expect(momentInDonetsk(Date.parse('2026-11-22T21:05:00Z'))).toBe('23 ноября в 00:05');
});
