import Typograf from 'typograf';
import { ARROW, NO_BREAK_SPACE } from '@/lib/format';

/**
 * The rules that move only spaces, quotation marks and dashes. All others are off: they also rewrite what somebody
 * typed, such as dates, fractions, superscripts and repeated signs.
 */
const RULES = [
  'common/punctuation/quote',
  'common/space/delRepeatSpace',
  'common/space/delBeforePercent',
  'common/space/delBeforePunctuation',
  'common/space/trimLeft',
  'common/space/trimRight',
  'common/nbsp/afterParagraphMark',
  'common/nbsp/afterSectionMark',
  'common/nbsp/afterShortWord',
  'common/nbsp/beforeShortLastNumber',
  'common/nbsp/beforeShortLastWord',
  'ru/dash/centuries',
  'ru/dash/daysMonth',
  'ru/dash/directSpeech',
  'ru/dash/main',
  'ru/dash/month',
  'ru/dash/time',
  'ru/dash/weekday',
  'ru/dash/years',
  'ru/nbsp/abbr',
  'ru/nbsp/addr',
  'ru/nbsp/afterNumberSign',
  'ru/nbsp/beforeParticle',
  'ru/nbsp/dayMonth',
  'ru/nbsp/initials',
  'ru/nbsp/mln',
  'ru/nbsp/ooo',
  'ru/nbsp/page',
  'ru/nbsp/rubleKopek',
  'ru/nbsp/see',
  'ru/nbsp/year',
];

// The second locale adds Latin letters to the short words that keep to the next one.
const typograf = new Typograf({ locale: ['ru', 'en-US'], disableRule: '*', enableRule: RULES });

/** More letters than any word has: the time of typograf's own patterns grows with the square of some words. */
const ENDLESS_WORD = /\S{200}/;

/** The cache speeds up the preview, which reads all texts again after each change. */
const typesetTexts = new Map<string, string>();

/**
 * Applies Russian typography: «ёлочки», no-break spaces, en dashes in ranges of numbers and months. Changes only
 * spaces, quotation marks and dashes, and changes nothing when it is applied again. A text with an endless word stays as
 * it is.
 */
export function typeset(text: string): string {
  if (ENDLESS_WORD.test(text)) return text;
  const cached = typesetTexts.get(text);
  if (cached !== undefined) return cached;
  const result = settled(text);
  const typesetText = result !== undefined && typed(result) === typed(text) ? result : text;
  typesetTexts.set(text, typesetText);
  return typesetText;
}

/** What typography must keep: everything but spaces, quotation marks and dashes. */
const typed = (text: string) => text.replace(/[\s"«»„“”‟‹›‘‚‒–—-]/g, '');

/** Applies the rules until they change nothing more. Some need the result of another one. */
function settled(text: string): string | undefined {
  let before = text;
  for (let round = 0; round < 5; round += 1) {
    const after = applyRules(before);
    if (after === before) return after;
    before = after;
  }
  return undefined;
}

function applyRules(text: string): string {
  return withoutInches(text, (words) => typograf.execute(words))
    .replace(/(?<![-\d])(\d+)-(\d+)(?![-\d])/g, '$1–$2')
    .replace(/(\d{4}\s)—(?=\s\p{L}+\s\d{4})/gu, '$1–')
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d\+?) (?=[\p{L}₽])/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) → (?=\d)/g, ARROW);
}

/** A character of private use, which no font and no rule knows. */
const INCH = '\ue000';

/** Hides the mark of inches, as in «экран 15"», from rules that would take it for a quotation mark. */
function withoutInches(text: string, apply: (text: string) => string): string {
  const hidden = text.replace(/(?<![\d\p{L}])"[^"]*"|(?<=\d)"/gu, (found) =>
    found === '"' ? INCH : found,
  );
  return apply(hidden).replaceAll(INCH, '"');
}
