export const NO_BREAK_SPACE = '\u00a0';

/** Goes between the first and the last value of a change. */
export const ARROW = `${NO_BREAK_SPACE}→${NO_BREAK_SPACE}`;

const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });
const pluralRules = new Intl.PluralRules('ru-RU');

/** The forms of a Russian noun for 1, 2 and 5: `['год', 'года', 'лет']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** Formats 25000 as «25 000», with no-break spaces; a fraction gets a comma. */
export function formatNumber(value: number): string {
  return numbers.format(value).replace(/\s/g, NO_BREAK_SPACE);
}

/** Formats whole rubles: «25 000 ₽». */
export function formatRubles(rubles: number): string {
  return `${formatNumber(rubles)}${NO_BREAK_SPACE}₽`;
}

/** Formats the cost of a lead in whole rubles. Without leads there is none, or a 0 in the content: a dash. */
export function formatCost(rubles: number | undefined): string {
  return rubles ? formatRubles(rubles) : '—';
}

export const PER_MONTH = '/мес';

/** Formats rubles a month: «48 000 ₽/мес». */
export function formatRublesPerMonth(rubles: number): string {
  return formatRubles(rubles) + PER_MONTH;
}

/** Writes a price with the words around it: «от 18 000 ₽ в месяц». */
export function formatPriceTag(price: {
  before?: string | undefined;
  amount: string;
  after?: string | undefined;
}): string {
  const { before, amount, after } = price;
  const amountAndAfter = after ? `${amount} ${after}` : amount;
  return before ? `${before}${NO_BREAK_SPACE}${amountAndAfter}` : amountAndAfter;
}

const dates = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a day in the local time zone: «21 ноября 2026 г.» */
export function formatDate(date: Date): string {
  return dates.format(date).replace(/\s/g, NO_BREAK_SPACE);
}

/** Returns the form of a noun for a number: 21 «год», 3 «года», 14 «лет». */
export function plural(value: number, [one, few, many]: PluralForms): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one, few, many };
  // Fractions take the form for two: «1,5 года».
  return forms[pluralRules.select(value)] ?? few;
}

/** Formats a number with its noun: «6 месяцев». */
export function formatCount(value: number, forms: PluralForms): string {
  return `${formatNumber(value)}${NO_BREAK_SPACE}${plural(value, forms)}`;
}

/** «новый гость» at the start of a sentence. */
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type PartsOfMonth = { name: string; withYear: string; year: number | undefined };

/** Formats the first and the last month: «март–август 2025», «октябрь 2024 – март 2025», «май». */
export function formatPeriod(months: readonly { monthParts: PartsOfMonth }[]): string {
  const [first, ...later] = months.map(({ monthParts }) => monthParts);
  const last = later.at(-1);
  if (!first) return '';
  if (!last) return first.withYear;
  if (!first.year || first.year === last.year) return `${first.name}–${last.withYear}`;
  return `${first.withYear}${NO_BREAK_SPACE}– ${last.withYear}`;
}
