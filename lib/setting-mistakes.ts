/** Letters of other alphabets that look exactly like a Latin one. */
const LOOK_ALIKES: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  І: 'I',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ο: 'o',
};

const INVISIBLE = /[\p{Cf}\p{Cc}\u00a0\u2000-\u200a\u202f\u2028\u2029]/u;
const INVISIBLE_NAMES: Record<string, string> = {
  '\t': 'табуляция',
  '\u00a0': 'неразрывный пробел',
  '\u00ad': 'мягкий перенос',
  '\u200b': 'пробел нулевой ширины',
  '\ufeff': 'метка порядка байтов',
};
const QUOTE_AT_AN_END = /^["'`‘’]|["'`‘’]$|[«»“”„]/;
const FOREIGN_LETTER = /[^\P{L}A-Za-z]/u;

/** A mistake in a pasted value, described in Russian, and the value that was probably meant. */
export type Mistake = { text: string; repaired: string };

/** Finds characters that people paste without noticing. */
export function characterMistake(value: string): Mistake | undefined {
  return invisibleCharacter(value) ?? quotationMark(value);
}

function invisibleCharacter(value: string): Mistake | undefined {
  const match = INVISIBLE.exec(value);
  if (!match) return undefined;
  const code = match[0].codePointAt(0) ?? 0;
  const name = INVISIBLE_NAMES[match[0]] ?? `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    text: `${ordinalPlace(value, match.index)} невидимый знак (${name})`,
    repaired: [...value].filter((character) => !INVISIBLE.test(character)).join(''),
  };
}

function quotationMark(value: string): Mistake | undefined {
  const match = QUOTE_AT_AN_END.exec(value);
  if (!match) return undefined;
  return {
    text: `${ordinalPlace(value, match.index)} лишняя кавычка ${match[0]}`,
    repaired: value.replace(/[«»“”„]/g, '').replace(/^["'`‘’]+|(?<!["'`‘’])["'`‘’]+$/g, ''),
  };
}

/** Finds a letter that is not Latin in a value that must be Latin. */
export function foreignLetter(value: string): Mistake | undefined {
  const match = FOREIGN_LETTER.exec(value);
  if (!match) return undefined;
  const alphabet = /\p{Script=Cyrillic}/u.test(match[0]) ? 'русская' : 'не латинская';
  const latin = LOOK_ALIKES[match[0]];
  const remedy = latin ? `нужна латинская «${latin}»` : 'здесь бывают только латинские';
  return {
    text: `${ordinalPlace(value, match.index)} буква «${match[0]}» ${alphabet}, ${remedy}`,
    repaired: replaceLookAlikes(value),
  };
}

/** Finds mistakes in the beginning of an address and in its host name. */
export function addressMistake(value: string): Mistake | undefined {
  return wrongBeginning(value) ?? lookAlikeInHost(value);
}

function wrongBeginning(value: string): Mistake | undefined {
  if (/^https?:\/\/(?!https?\b)[^/]/i.test(value)) return undefined;
  const rest = value.replace(/^(https?[:;/\\]+)+/i, '');
  if (!/^[^\s/]+\.[^\s/]+/.test(rest)) return undefined;
  const isRepeated = /^https?[:;/\\]+https?[:;/\\]/i.test(value);
  return {
    text: isRepeated ? 'https:// написано дважды' : 'адрес начинается не с https://',
    repaired: `https://${rest}`,
  };
}

/** A Cyrillic domain is allowed, but mixed alphabets are not, and domains in .ru are Latin only. */
function lookAlikeInHost(value: string): Mistake | undefined {
  const [, beginning = '', host = '', rest = ''] =
    /^(https?:\/\/)([^/?#]*)([/?#].*)?$/is.exec(value) ?? [];
  const isLatinZone = /\.ru(:\d+)?$/i.test(host);
  const isMixed = (label: string) => FOREIGN_LETTER.test(label) && /[A-Za-z]/.test(label);
  const wrongLabel = host
    .split('.')
    .find((label) => (isLatinZone ? FOREIGN_LETTER.test(label) : isMixed(label)));
  const mistake = wrongLabel && foreignLetter(wrongLabel);
  if (!mistake) return undefined;
  const text = `в «${wrongLabel}» ${mistake.text}`;
  return { text, repaired: beginning + replaceLookAlikes(host) + rest };
}

export function replaceLookAlikes(value: string): string {
  return value.replace(/[^ -~]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
}

/** Words a position: «на 5-м месте». An invisible character counts as one. */
function ordinalPlace(value: string, index: number): string {
  return `на ${[...value.slice(0, index)].length + 1}-м месте`;
}
