const names = new Intl.DateTimeFormat('ru-RU', { month: 'long' });

/** The letters of a month below a chart. */
export const SHORT_MONTH = 3;

/** «Мар» */
export const shortMonth = (month: string) => month.slice(0, SHORT_MONTH);

/** What pages show of «Март 2026». */
export function partsOfMonth(month: string) {
  const withYear = month.toLowerCase();
  const [name = '', year] = withYear.split(/\s/);
  return {
    /** «март» */
    name,
    /** «март 2026» */
    withYear,
    short: shortMonth(month),
    year: year ? Number(year) : undefined,
    /** «в марте 2026 года» */
    when: inMonth(month),
  };
}

/** «Март 2026» as a time: «в марте 2026 года». */
function inMonth(month: string): string {
  const [, name = '', year] = /^(\p{L}+)(?:\s(\d{4}))?/u.exec(month) ?? [];
  const time = `в\u00a0${name.toLowerCase().replace(/[ьй]?$/, 'е')}`;
  return year ? `${time} ${year}\u00a0года` : time;
}

/** «январь» to «декабрь». */
export const MONTHS = Array.from({ length: 12 }, (_, month) => names.format(new Date(2026, month)));

/** Returns rows of five days of a month such as «Октябрь 2026». The first one begins with blanks. */
export function workingDaysOf(month: string): string[] {
  const { name, year } = partsOfMonth(month);
  const index = MONTHS.indexOf(name);
  const dates = Array.from({ length: 31 }, (_, day) => new Date(Number(year), index, day + 1));
  const days = dates.filter((day) => day.getMonth() === index && day.getDay() % 6 > 0);
  const blank = Number(days[0]?.getDay()) - 1;
  return [...Array(blank).fill(''), ...days.map((day) => String(day.getDate()))];
}
