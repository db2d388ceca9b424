import { formatNumber, formatRubles, NO_BREAK_SPACE, type PluralForms, plural } from './format';

/** A figure of the business with the way it is written. */
export type Figure = {
  value: number;
  /** The upper end of a range. */
  to?: number | undefined;
  plus?: boolean | undefined;
  unit?: '₽' | '%' | PluralForms | undefined;
};

/** What stands for each `{name}` in a text. */
export type Words = ReadonlyMap<string, string>;

/** The number alone: «14+», «7–14», «5 000». */
export function writeNumber({ value, to, plus }: Figure): string {
  const number =
    to === undefined ? formatNumber(value) : `${formatNumber(value)}–${formatNumber(to)}`;
  return plus ? `${number}+` : number;
}

/** The number with its unit: «14+ лет», «7–14 дней», «5 000 ₽», «98%». A range takes the noun of its upper end. */
export function writeFigure(figure: Figure): string {
  const number = writeNumber(figure);
  const { value, to, unit } = figure;
  if (unit === undefined) return number;
  if (unit === '%') return `${number}%`;
  if (unit === '₽') return `${number}${NO_BREAK_SPACE}₽`;
  return `${number}${NO_BREAK_SPACE}${plural(to ?? value, unit)}`;
}

/** The words for a figure's two placeholders: `{name}` and, without the unit, `{name.n}`. */
export function wordsOfFigure(name: string, figure: Figure): [string, string][] {
  return [
    [name, writeFigure(figure)],
    [`${name}.n`, writeNumber(figure)],
  ];
}

/** The words for a price of prices.yaml: `{price.landing}` «19 500 ₽» and `{price.landing.n}` «19 500». */
export function wordsOfPrice(serviceId: string, rubles: number): [string, string][] {
  return [
    [`price.${serviceId}`, formatRubles(rubles)],
    [`price.${serviceId}.n`, formatNumber(rubles)],
  ];
}

/** Puts the words in place of each `{name}`; `onUnknown` hears of the names that nothing stands for. */
export function fillIn(text: string, words: Words, onUnknown: (name: string) => void): string {
  return text.replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
    const word = words.get(name.trim());
    if (word === undefined) onUnknown(name.trim());
    return word ?? placeholder;
  });
}
