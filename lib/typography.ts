import Typograf from 'typograf';
import { NO_BREAK_SPACE } from './format';

const typograf = new Typograf({
  locale: ['ru', 'en-US'],
  disableRule: [
    // It would split other numbers that resemble phone numbers.
    'ru/other/phone-number',
    // Prepositions of three letters and more: held together they leave lines half empty on a phone.
    'common/nbsp/afterShortWordByList',
  ],
});

/**
 * Applies Russian typography: «ёлочки», dashes, no-break spaces after short words, inside numbers and before units, and
 * en dashes in ranges of numbers and months. Idempotent.
 */
export function setRussianType(text: string): string {
  const done = known.get(text) ?? typeset(text);
  known.set(text, done);
  return done;
}

/** The preview reads all texts again after each change, and nearly all are as they were. */
const known = new Map<string, string>();

function typeset(text: string): string {
  return typograf
    .execute(text)
    .replace(/(?<![-\d])(\d+)-(\d+)(?![-\d])/g, '$1–$2')
    .replace(/(\d{4}\s)—(?=\s\p{L}+\s\d{4})/gu, '$1–')
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d\+?) (?=[\p{L}₽])/gu, `$1${NO_BREAK_SPACE}`);
}
