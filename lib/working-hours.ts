/** In minutes since midnight. */
export type WorkingHours = { opens: number; closes: number };

/** Formats opening hours: «9:00–21:00». */
export function formatHours({ opens, closes }: WorkingHours): string {
  return `${formatTime(opens)}–${formatTime(closes)}`;
}

/** Formats minutes since midnight: «9:05». */
export function formatTime(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
