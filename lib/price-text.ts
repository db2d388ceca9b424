/** A price in whole rubles. Without `max` it is a price «от». */
type PriceText = { min: number; max: number | undefined };

const PATTERN = /^(от |\+)?(\d[\d ]*)(?:[–-](\d[\d ]*))? ₽/;

/**
 * Reads the price in a visible text, so that structured data has the same figures: «25 000 ₽», «+5 000 ₽»,
 * «от 45 000 ₽», «15 000–24 000 ₽», «5 000 ₽/мес». What follows the price is ignored; any other form gives undefined.
 */
export function readPriceText(text: string): PriceText | undefined {
  const [, prefix, from, to] = PATTERN.exec(text.replace(/\s/g, ' ')) ?? [];
  if (from === undefined) return undefined;
  const min = rubles(from);
  if (prefix === 'от ') return { min, max: undefined };
  return { min, max: to === undefined ? min : rubles(to) };
}

function rubles(digits: string): number {
  return Number(digits.replaceAll(' ', ''));
}

/** Whether a text says that a price is paid every month: «5 000 ₽/мес», «в месяц за каждую». */
export function isMonthly(text: string): boolean {
  return /\/мес|в\sмесяц/.test(text);
}
