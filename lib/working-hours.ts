/** The working hours as site.yaml has them: «9:00» and «21:00». */
export type WorkingHours = { opens: string; closes: string };

/** «9:00–21:00». */
export function writeHours({ opens, closes }: WorkingHours): string {
  return `${opens}–${closes}`;
}

export type AnswerTime = { day: 'today' | 'tomorrow'; time: string };

/** Donetsk keeps Moscow time all year: UTC+3, in minutes. */
const UTC_OFFSET = 180;
const MINUTES_PER_DAY = 24 * 60;

/**
 * Until when a lead is answered: some hours later, of which only working hours count, in Donetsk's time.
 *
 * @param now milliseconds since the epoch
 * @param within hours that an answer takes at most
 */
export function answerBy(now: number, { opens, closes }: WorkingHours, within: number): AnswerTime {
  const from = minutesOf(opens);
  const to = minutesOf(closes);
  const start = Math.max(from, minuteInDonetsk(now));
  const end = start + within * 60;
  if (end <= to) return { day: 'today', time: writeTime(end) };
  const rest = end - Math.max(start, to);
  return { day: 'tomorrow', time: writeTime(Math.min(from + rest, to)) };
}

/** «14:05» in Donetsk. */
export function timeInDonetsk(now: number): string {
  return writeTime(minuteInDonetsk(now));
}

function minuteInDonetsk(now: number): number {
  return (Math.floor(now / 60_000) + UTC_OFFSET) % MINUTES_PER_DAY;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function writeTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
