/** A price as a text states it, in whole rubles. Without `max` it is a price «от». */
export type PriceText = { min: number; max: number | undefined };

const PATTERN = /^(от |\+)?(\d[\d ]*)(?:[–-](\d[\d ]*))? ₽/;

/**
 * Reads a price out of the text that a visitor reads, so that a search engine is told the very same figures:
 * «25 000 ₽», «+5 000 ₽», «от 45 000 ₽», «15 000–24 000 ₽», «5 000 ₽/мес». Words after the price do not matter.
 * Any other form gives undefined.
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
