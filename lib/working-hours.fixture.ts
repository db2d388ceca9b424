import type { WorkingHours } from './working-hours';

/** From 9 to 21 o'clock. */
export const shift = { opens: 9 * 60, closes: 21 * 60 };

export const dailyHours: WorkingHours = {
  timeZone: 'Europe/Moscow',
  week: Array.from({ length: 7 }, () => shift),
  daysOff: [],
};
