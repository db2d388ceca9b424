import { clockIn, formatTime, type WorkingHours } from '@/lib/working-hours';

const DAY_MS = 86_400_000;
/** No answer is promised across a longer break. */
const LONGEST_BREAK_DAYS = 60;

/** The day is «today», «tomorrow», or a date such as «суббота, 9 января». */
type AnswerTime = { day: 'today' | 'tomorrow' | 'later'; date: string; time: string };

/**
 * Returns the time by which a lead is answered, in the owner's time zone: on the same day or on the next working day.
 * Returns undefined during a long break.
 *
 * @param now in milliseconds since the epoch
 * @param within in working hours
 */
export function answerBy(now: number, hours: WorkingHours, within: number): AnswerTime | undefined {
  const { date, minute } = clockIn(hours.timeZone, now);
  const today = new Date(date);
  const shift = shiftOn(today, hours);
  let wanted = within * 60;
  if (shift) {
    const start = Math.max(shift.opens, minute);
    const end = start + wanted;
    if (end <= shift.closes) return { day: 'today', date: format(today), time: formatTime(end) };
    wanted = end - Math.max(start, shift.closes);
  }
  for (let ahead = 1; ahead <= LONGEST_BREAK_DAYS; ahead++) {
    const day = new Date(today.getTime() + ahead * DAY_MS);
    const next = shiftOn(day, hours);
    if (!next) continue;
    const time = formatTime(Math.min(next.opens + wanted, next.closes));
    return { day: ahead === 1 ? 'tomorrow' : 'later', date: format(day), time };
  }
  return undefined;
}

/** Returns the working hours of a day, or undefined for a day off. The day is given as its midnight in UTC. */
function shiftOn(day: Date, { week, daysOff }: WorkingHours) {
  const date = day.toISOString().slice(0, 10);
  const isOff = daysOff.some(({ from, to }) => from <= date && date <= to);
  return isOff ? undefined : week[(day.getUTCDay() + 6) % 7];
}

function format(day: Date): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return day.toLocaleDateString('ru-RU', parts);
}

/** Formats a moment in a time zone: «22 ноября в 14:05». */
export function formatMoment(moment: number, timeZone: string): string {
  const parts = { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' } as const;
  return new Date(moment).toLocaleString('ru-RU', { ...parts, timeZone });
}
