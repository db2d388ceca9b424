import { formatNumber, formatRubles, NO_BREAK_SPACE, type PluralForms, plural } from './format';

/** A figure of the business and its format. */
export type Figure = {
  value: number;
  /** The upper end of a range. */
  to?: number | undefined;
  plus?: boolean | undefined;
  unit?: '₽' | '%' | PluralForms | undefined;
};

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

/** A figure's two placeholders: `{name}` and, without the unit, `{name.n}`. */
export function figurePlaceholders(name: string, figure: Figure): [string, string][] {
  return [
    [name, writeFigure(figure)],
    [`${name}.n`, writeNumber(figure)],
  ];
}

/** The two placeholders of a price in prices.yaml: `{price.landing}` «19 500 ₽» and `{price.landing.n}` «19 500». */
export function pricePlaceholders(serviceId: string, rubles: number): [string, string][] {
  return [
    [`price.${serviceId}`, formatRubles(rubles)],
    [`price.${serviceId}.n`, formatNumber(rubles)],
  ];
}

/** Replaces each `{name}` in a text. */
export function fillIn(text: string, replace: (name: string) => string): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => replace(name.trim()));
}
