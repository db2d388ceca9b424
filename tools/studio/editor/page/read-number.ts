/** What a typed or pasted text means: a number, one of two numbers, or none. */
export type Reading =
  | { kind: 'number'; value: number }
  | { kind: 'ambiguous'; question: string }
  | { kind: 'none' };

/**
 * Reads a number as spreadsheets in Russian and English copy it: «1 234,50 ₽», «RUB 1,234.50», «15 %». A comma or a
 * point before three digits may separate thousands or decimals, so «25,000» is ambiguous.
 */
export function readNumber(text: string): Reading {
  const [, minus = '', digits = ''] = /^([-−–]?)(.*)$/s.exec(withoutUnit(text)) ?? [];
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)) {
    return { kind: 'ambiguous', question: questionAbout(text.trim(), digits) };
  }
  const decimal = plainDecimal(digits);
  return decimal === undefined
    ? { kind: 'none' }
    : { kind: 'number', value: Number(decimal) * (minus ? -1 : 1) };
}

/** Removes the currency or another unit from a cell. */
export function withoutUnit(text: string): string {
  return text
    .trim()
    .replace(/^(₽|RUB|RUR)/i, '')
    .replace(/(₽|RUB|RUR|руб\.?|р\.?|шт\.?|%)$/i, '')
    .trim();
}

function questionAbout(typed: string, digits: string): string {
  const [whole = '', thousands = ''] = digits.split(/[.,]/);
  const decimals = thousands.replace(/(?<!0)0+$/, '');
  const decimal = decimals ? `${whole},${decimals}` : whole;
  return `«${typed}» — это ${decimal} или ${whole} ${thousands}? Впишите число без точек и запятых между тысячами.`;
}

/** Returns the digits with a point before the decimals, or undefined if their signs make no number. */
function plainDecimal(digits: string): string | undefined {
  const isDate = /^0\d|^1[0-2]\.20\d\d$/.test(digits);
  if (isDate) return undefined;
  if (/^[1-9]\d{0,2}(\s\d{3})*([.,]\d+)?$|^\d+([.,]\d+)?$/.test(digits)) {
    return digits.replace(/\s/g, '').replace(',', '.');
  }
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(digits)) return digits.replaceAll(',', '');
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(digits)) {
    return digits.replaceAll('.', '').replace(',', '.');
  }
  return undefined;
}
