import { formatTime, type WorkingHours } from '@/lib/working-hours';

/** Donetsk keeps Moscow time all year: UTC+3, in minutes. */
const UTC_OFFSET = 180;
const MINUTES_PER_DAY = 24 * 60;

/** Returns until when a lead is answered, in Donetsk's time: `now` is in milliseconds, `within` in working hours. */
export function answerBy(now: number, { opens, closes }: WorkingHours, within: number) {
  const minute = (Math.floor(now / 60_000) + UTC_OFFSET) % MINUTES_PER_DAY;
  const start = Math.max(opens, minute);
  const end = start + within * 60;
  if (end <= closes) return { day: 'today', time: formatTime(end) } as const;
  const rest = end - Math.max(start, closes);
  return { day: 'tomorrow', time: formatTime(Math.min(opens + rest, closes)) } as const;
}

/** Formats a moment by Donetsk's clock: «22 ноября в 14:05». */
export function momentInDonetsk(moment: number): string {
  const parts = { day: 'numeric', month: 'long', hour: 'numeric', minute: 'numeric' } as const;
  return new Date(moment).toLocaleString('ru-RU', { ...parts, timeZone: 'Europe/Moscow' });
}
