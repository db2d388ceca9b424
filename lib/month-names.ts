const names = new Intl.DateTimeFormat('ru-RU', { month: 'long' });

/** «Март 2026» as a time: «в марте 2026 года». */
export function inMonth(month: string): string {
  const [, name = '', year] = /^(\p{L}+)(?:\s(\d{4}))?/u.exec(month) ?? [];
  const time = `в\u00a0${name.toLowerCase().replace(/[ьй]?$/, 'е')}`;
  return year ? `${time} ${year}\u00a0года` : time;
}

/** «январь» to «декабрь». */
export const MONTHS = Array.from({ length: 12 }, (_, month) => names.format(new Date(2026, month)));
