const names = new Intl.DateTimeFormat('ru-RU', { month: 'long' });

/** «январь» to «декабрь». */
export const MONTHS = Array.from({ length: 12 }, (_, month) => names.format(new Date(2026, month)));
