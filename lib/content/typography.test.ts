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

test('setting a text twice changes nothing', () => {
  const once = typeset('Заявка - от 150 ₽, за 7-14 дней, "без ботов" и в срок');
  expect(typeset(once)).toBe(once);
});
