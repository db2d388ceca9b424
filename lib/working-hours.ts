/** In minutes since midnight. */
type Shift = { opens: number; closes: number };

/** The first and the last day of a break, such as `2026-12-31`. */
export type DaysOff = { from: string; to: string };

export type WorkingHours = {
  /** An IANA time zone, such as `Europe/Moscow`. */
  timeZone: string;
  /** Seven days from Monday on. A day off is null. */
  week: readonly (Shift | null)[];
  daysOff: readonly DaysOff[];
};

/** Consecutive days of a week with the same hours. Monday is 0. */
type Run = Shift & { first: number; last: number };

export function runsOf({ week }: WorkingHours): Run[] {
  const runs: Run[] = [];
  week.forEach((shift, day) => {
    if (!shift) return;
    const { opens, closes } = shift;
    const run = runs.at(-1);
    const isContinued = run?.last === day - 1 && run.opens === opens && run.closes === closes;
    if (isContinued) run.last = day;
    else runs.push({ opens, closes, first: day, last: day });
  });
  return runs;
}

/** Formats opening hours: «9:00–21:00» if all days are alike, otherwise «пн–пт 9:00–21:00, сб 10:00–16:00». */
export function formatHours(hours: WorkingHours): string {
  return runsOf(hours)
    .map(({ first, last, opens, closes }) => {
      const time = `${formatTime(opens)}–${formatTime(closes)}`;
      if (first === 0 && last === 6) return time;
      const days = [...new Set([first, last])].map(formatWeekday);
      return `${days.join('–')} ${time}`;
    })
    .join(', ');
}

/** Formats minutes since midnight: «9:05». */
export function formatTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Formats a day of the week: «пн» for 0. */
export function formatWeekday(day: number): string {
  // 5 January 2026 is a Monday.
  const date = new Date(Date.UTC(2026, 0, 5 + day));
  return date.toLocaleDateString('ru-RU', { weekday: 'short', timeZone: 'UTC' });
}

/** Formats a break: «1 мая», «1–8 января», «31 декабря – 8 января». */
export function formatDaysOff({ from, to }: DaysOff): string {
  const days = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const first = new Date(from);
  const last = new Date(to);
  // Intl would add both years to a range that spans the turn of a year.
  return from.slice(0, 4) === to.slice(0, 4)
    ? days.formatRange(first, last)
    : `${days.format(first)} – ${days.format(last)}`;
}

/** Lists the breaks that are not over yet. `now` is in milliseconds since the epoch. */
export function comingDaysOff({ daysOff, timeZone }: WorkingHours, now: number): DaysOff[] {
  const { date } = clockIn(timeZone, now);
  return daysOff.filter(({ to }) => to >= date);
}

/** Returns the date of a time zone, such as `2026-12-31`, and the minutes since its midnight. */
export function clockIn(timeZone: string, now: number) {
  // The Swedish format is close to ISO: «2026-12-31 21:05:00».
  const [date = '', time = ''] = new Date(now).toLocaleString('sv-SE', { timeZone }).split(' ');
  const [hours, minutes] = time.split(':').map(Number);
  return { date, minute: Number(hours) * 60 + Number(minutes) };
}
