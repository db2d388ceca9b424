import { partsOfMonth } from '@/lib/month-names';
import { figureTexts, resultTexts } from './figures';

const seen = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const days: [string, string, string] = ['день', 'дня', 'дней'];

test.each([
  [{ value: 14, plus: true, unit: days }, '14+ дней', '14+'],
  [{ value: 21, plus: true, unit: days }, '21+ день', '21+'],
  [{ value: 7, to: 22, unit: days }, '7–22 дня', '7–22'],
  [{ value: 15000, to: 24000, unit: '₽' as const }, '15 000–24 000 ₽', '15 000–24 000'],
  [{ value: 98, unit: '%' as const }, '98%', '98'],
  [{ value: 3 }, '3', '3'],
])('%j is «%s», without its unit «%s»', (figure, whole, number) => {
  const texts = figureTexts('it', { title: 'Число', ...figure });
  expect(texts.map(({ name, title, text }) => [name, title, seen(text)])).toEqual([
    ['it', 'Число', whole],
    ['it.n', 'Число, без единицы', number],
  ]);
});

type Forms = typeof days;
const words: Record<'month' | 'lead', Forms> = {
  month: ['месяц', 'месяца', 'месяцев'],
  lead: ['заявка', 'заявки', 'заявок'],
};
const sale: Forms = ['продажа', 'продажи', 'продаж'];

const services = [
  { id: 'ads', price: 18_000, payment: 'monthly' as const },
  { id: 'site', price: 5_000, payment: 'oneTime' as const },
];

const march = {
  month: 'Март',
  monthParts: partsOfMonth('Март'),
  vkLeads: 30,
  vkCost: 320,
  yandexLeads: 10,
  yandexCost: 560,
  sales: 4,
};
const april = {
  month: 'Апрель',
  monthParts: partsOfMonth('Апрель'),
  vkLeads: 61,
  vkCost: 250,
  yandexLeads: 20,
  yandexCost: 500,
  sales: 18,
};

/** The text of `{results.shop.name}`. */
function total(name: string, months = [march, april]): string | undefined {
  const totals = resultTexts({ id: 'shop', sale, months }, words, services);
  return seen(totals.find((figure) => figure.name === `results.shop.${name}`)?.text);
}

test.each([
  ['months', '2 месяца'],
  ['period', 'март–апрель'],
  ['leads', '121 заявка'],
  ['leads.n', '121'],
  ['leads.first', '40 заявок'],
  ['yandexLeads.last', '20 заявок'],
  ['sales.last.n', '18'],
  // 30 × 320 + 10 × 560 + 61 × 250 + 20 × 500
  ['spent', '40 450 ₽'],
  ['leadCost', '334 ₽'],
  // (30 × 320 + 61 × 250) / 91
  ['vkCost', '273 ₽'],
  ['vkCost.first.n', '320'],
  ['yandexCost.last', '500 ₽'],
  ['saleCost', '1 839 ₽'],
  ['conversion', '18%'],
  // Two months of 18 000, and 5 000 once.
  ['work', '41 000 ₽'],
  ['work.last', '18 000 ₽'],
  ['paid', '81 450 ₽'],
  // (61 × 250 + 20 × 500 + 18 000) / 18, and / 81
  ['salePaid.last', '2 403 ₽'],
  ['leadPaid.last', '534 ₽'],
  ['when.first', 'в марте'],
])('%s is «%s»', (name, text) => {
  expect(total(name)).toBe(text);
});

test('what nothing was sold for has no cost', () => {
  const months = [{ ...march, sales: 0, vkLeads: 0 }];
  expect(total('sales', months)).toBe('0 продаж');
  expect(total('saleCost', months)).toBe('—');
  expect(total('vkCost', months)).toBe('—');
  expect(total('leadCost', months)).toBe('560 ₽');
});
