import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { deepValues } from './deep-values';
import { typeset } from './typography';

const visible = (text: string) => typeset(text).replaceAll('\u00a0', '_');

test.each([
  ['short prepositions hold on to the next word', 'в Донецке и по городу', 'в_Донецке и_по_городу'],
  ['quotation marks become «ёлочки»', 'жмут "Позвонить" сами', 'жмут «Позвонить» сами'],
  [
    'a hyphen between words becomes a dash that keeps to the word before',
    'реклама - это заявки',
    'реклама_— это заявки',
  ],
  ['ranges of numbers get an en dash', 'за 7-14 дней', 'за_7–14_дней'],
  [
    'and so do ranges of months of two years',
    'за октябрь 2024 – март 2025',
    'за_октябрь 2024_– март 2025',
  ],
  ['thousands and units stay on one line', 'от 15 000 ₽ до 24 000 ₽', 'от_15_000_₽ до_24_000_₽'],
  ['a number keeps its noun', '14+ лет и 50 объявлений', '14+_лет и_50_объявлений'],
  [
    'the hyphens of a phone number are no ranges',
    'звоните: +7 949 111-22-33',
    'звоните: +7_949_111-22-33',
  ],
  ['an English sentence is left alone', 'Oops! Page not found', 'Oops! Page not found'],
])('%s', (_rule, typed, set) => {
  expect(visible(typed)).toBe(set);
});

test.each([
  ['two dates', '01.01.2027-08.01.2027', '01.01.2027–08.01.2027'],
  ['a number that looks like a date', '№ 2025-03-01', '№ 2025-03-01'],
  ['a date with slashes', '01/03/2025', '01/03/2025'],
  ['the number of a house', 'д. 1/2', 'д. 1/2'],
  ['inches', '12" и 15"', '12" и 15"'],
  ['inches beside a quotation', 'экран 15" и "Топ 10"', 'экран 15" и «Топ 10»'],
  ['a decimal point', 'рост 2.5%', 'рост 2.5%'],
  ['an ordinal', '3-ый', '3-ый'],
  ['a size', '10x15 м2', '10x15 м2'],
  ['a temperature', '5 C', '5 C'],
  ['the name of a program', '1С:Предприятие', '1С:Предприятие'],
  ['an ending in brackets', 'клиент(ы)', 'клиент(ы)'],
  ['letters in brackets', '(c) и (r)', '(c) и (r)'],
  ['two full stops', 'и т.п..', 'и т. п..'],
  ['a Latin letter in a Russian word', 'Cайт', 'Cайт'],
  ['an entity of HTML', 'Иванов &amp; сыновья', 'Иванов &amp; сыновья'],
  ['a postscript', 'P.P.S. Пишите', 'P.P.S. Пишите'],
  ['a comma that was left out', 'дорого но быстро', 'дорого но быстро'],
])('%s: what was typed stays', (_kind, typed, set) => {
  expect(typeset(typed).replace(/[\u00a0\u202f]/g, ' ')).toBe(set);
});

const letters = (text: string) => text.replace(/[\s"«»„“”‟‹›‘‚‒–—-]/g, '');

test('no text of the site loses or gains a letter, and setting it twice changes nothing', () => {
  const files = ['content', 'e2e/content'].flatMap((folder) =>
    readdirSync(folder).map((file) => join(folder, file)),
  );
  const texts = files
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => deepValues(parse(readFileSync(file, 'utf8'))))
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  expect(texts).not.toHaveLength(0);
  for (const text of texts) expectKept(text);
});

test('nor does any mixture of words, numbers and signs', () => {
  for (let seed = 1; seed <= 5000; seed += 1) expectKept(mixture(seed));
});

function expectKept(text: string) {
  const once = typeset(text);
  expect(letters(once)).toBe(letters(text));
  expect(typeset(once)).toBe(once);
}

const PIECES =
  `0 1 12 1/2 3.5 2025 2027-01-08 01.02.2027 10x15 " ' « » „ “ - -- – — ... .. , ; : ! ? ( ) [ ] % № ₽ м2 C XX в.
  т.д. г. д. кв. P.S. руб. млн &amp; &quot; &#38; <b> </b> < > -> (c) https://a.ru/?b=1 Cайт из за как то таки январь мая
  понедельник 9:00 И. О. Фамилия а но же ООО см. стр. \ue000 \uf000 \uf001tf0`.split(/\s+/);
const SPACES = ['', ' ', ' ', '  ', '\u00a0', '\n', '\t'];

/** The same seed always makes the same text. */
function mixture(seed: number): string {
  let state = seed;
  const pick = (list: readonly string[]) => {
    state = (state * 48271) % 0x7fffffff;
    return list[state % list.length] ?? '';
  };
  return Array.from({ length: 1 + (seed % 12) }, () => pick(PIECES) + pick(SPACES)).join('');
}

describe.each(['«', '"', '"«', '"а" ', 'http://a«', '- ', '1-', ' '])(
  'many letters of %j',
  (unit) => {
    /** Another program may have held up the first ones. */
    const fastest = (length: number) =>
      Math.min(
        ...['', 'а', 'аа'].map((end) => {
          const start = performance.now();
          typeset(unit.repeat(Math.floor(length / unit.length)) + end);
          return performance.now() - start;
        }),
      );

    test('take a moment as 5,000, and no minute as 200,000', () => {
      expect(fastest(4_990)).toBeLessThan(100);
      expect(fastest(200_000)).toBeLessThan(2_000);
    });
  },
);

test('a long text gets typography too', () => {
  expect(visible('слово - дело. '.repeat(1_000).trim())).toBe(
    'слово_— дело. '.repeat(1_000).trim(),
  );
});
