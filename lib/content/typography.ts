import Typograf from 'typograf';
import { ARROW, NO_BREAK_SPACE } from '@/lib/format';

const typograf = new Typograf({
  locale: ['ru', 'en-US'],
  disableRule: [
    // Splits other numbers that resemble phone numbers.
    'ru/other/phone-number',
    // Binding prepositions of three letters and more leaves lines half empty on a phone.
    'common/nbsp/afterShortWordByList',
  ],
});

/** The cache speeds up the preview, which reads all texts again after each change. */
const typesetTexts = new Map<string, string>();

/** Applies Russian typography: «ёлочки», no-break spaces, en dashes in ranges of numbers and months. Idempotent. */
export function typeset(text: string): string {
  const cached = typesetTexts.get(text);
  if (cached !== undefined) return cached;
  const typesetText = typograf
    .execute(text)
    .replace(/(?<![-\d])(\d+)-(\d+)(?![-\d])/g, '$1–$2')
    .replace(/(\d{4}\s)—(?=\s\p{L}+\s\d{4})/gu, '$1–')
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NO_BREAK_SPACE}`)
    .replace(/(\d\+?) (?=[\p{L}₽])/gu, `$1${NO_BREAK_SPACE}`)
    .replace(/(?<=\d) → (?=\d)/g, ARROW);
  typesetTexts.set(text, typesetText);
  return typesetText;
}
