export const NO_BREAK_SPACE = '\u00a0';

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const pluralRules = new Intl.PluralRules('ru-RU');

/** The forms of a Russian noun for 1, 2 and 5: `['год', 'года', 'лет']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** 25000 → «25 000», with no-break spaces; a fraction gets a comma. */
export function formatNumber(value: number): string {
  return numbers.format(value).replace(/\s/g, NO_BREAK_SPACE);
}

/** Whole rubles: 25000 → «25 000 ₽». */
export function formatRubles(rubles: number): string {
  return `${formatNumber(rubles)}${NO_BREAK_SPACE}₽`;
}

/** The cost of a lead in whole rubles; a dash for 0, where there was none. */
export function formatCost(rubles: number): string {
  return rubles > 0 ? formatRubles(rubles) : '—';
}

/** Rubles a month: 48000 → «48 000 ₽/мес». */
export function formatRublesPerMonth(rubles: number): string {
  return `${formatRubles(rubles)}/мес`;
}

const dates = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

/** «21 ноября 2026 г.», in the local time zone. */
export function formatDate(date: Date): string {
  return dates.format(date).replace(/\s/g, NO_BREAK_SPACE);
}

/** The form of the noun that goes with the number: 21 → «год», 3 → «года», 14 → «лет». */
export function plural(value: number, [one, few, many]: PluralForms): string {
  switch (pluralRules.select(value)) {
    case 'one':
      return one;
    case 'few':
      return few;
    case 'many':
      return many;
    // Fractions take the genitive singular, which is the form for two: «1,5 года».
    default:
      return few;
  }
}

/** A number with its noun: 6 → «6 месяцев». */
export function formatCount(value: number, forms: PluralForms): string {
  return `${formatNumber(value)}${NO_BREAK_SPACE}${plural(value, forms)}`;
}

/** The first and the last month: «март–август 2025», «октябрь 2024 – март 2025». Of one month, its name. */
export function formatPeriod(months: readonly { month: string }[]): string {
  const [first = '', last = ''] = [months[0], months.at(-1)].map((one) => one?.month.toLowerCase());
  if (first === last) return first;
  const [name, year] = first.split(/\s/);
  if (!year) return `${name}–${last}`;
  return last.endsWith(year) ? `${name}–${last}` : `${first}${NO_BREAK_SPACE}– ${last}`;
}
