import { MONTHS } from '../../../../lib/month-names';

/**
 * Reads a month as spreadsheets in Russian and English copy it: «мар.25», «Mar-25», «03.2025», «01.03.2025»,
 * «2025-03-01», «1 марта 2025 г.» are «Март 2025». Anything else stays as it is, also what can be read in two ways:
 * «03.04» may be the third of April or March 2004, and «3/4/2025» may be March or April.
 */
export function monthIn(cell: string): string {
  const text = cell.trim().toLowerCase();
  const date = dateInWords(text) ?? dateInNumbers(text);
  const name = date && MONTHS[date.index];
  if (!name) return cell.trim();
  const year = date.year?.length === 2 ? `20${date.year}` : (date.year ?? '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`.trim();
}

/** The year is missing if the text has none. */
type MonthOfYear = { index: number; year?: string | undefined };

function dateInWords(text: string): MonthOfYear | undefined {
  const [, letters, year] =
    /^(?:\d{1,2}[\s.-]+)?(\p{L}{3,})[.,]?(?:[\s-]*(\d{4}|\d{2}))?(?:\s*г\.?)?$/u.exec(text) ?? [];
  if (!letters) return undefined;
  const index = SPELLINGS.findIndex((names) => names.some((name) => name.startsWith(letters)));
  return { index, year };
}

/** For each month its names in Russian, «март» and «марта», and in English. */
const SPELLINGS = MONTHS.map((name, month) => {
  const date = new Date(2026, month);
  const ofDay = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' }).format(date);
  const english = new Intl.DateTimeFormat('en-US', { month: 'long' }).format(date);
  return [name, ofDay.replace(/^\d+\s/, ''), english.toLowerCase()];
});

/** Dates that can be read in one way only. */
const NUMBERS = [
  /^(?<year>\d{4})-(?<month>\d{1,2})(-\d{1,2})?$/,
  /^\d{1,2}\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{1,2})\.(?<year>\d{4}|1[3-9]|[2-9]\d)$/,
  /^(?<month>\d{1,2})[/-](1[3-9]|2\d|3[01]|\k<month>)[/-](?<year>\d{4}|\d{2})$/,
  /^(1[3-9]|2\d|3[01])[/-](?<month>\d{1,2})[/-](?<year>\d{4}|\d{2})$/,
];

function dateInNumbers(text: string): MonthOfYear | undefined {
  const day = text.replace(/\s\d{1,2}:\d{2}(:\d{2})?$/, '');
  const groups = NUMBERS.map((pattern) => pattern.exec(day)?.groups).find(Boolean);
  return groups && { index: Number(groups.month) - 1, year: groups.year };
}
