import { isMonth, leadCost, resultPlaceholders, sumSpending, writePeriod } from './results';

const words = {
  month: ['месяц', 'месяца', 'месяцев'],
  lead: ['заявка', 'заявки', 'заявок'],
} as const;
const sale = ['продажа', 'продажи', 'продаж'] as const;

const march = {
  month: 'Март',
  vkLeads: 30,
  vkCost: 320,
  yandexLeads: 10,
  yandexCost: 560,
  sales: 4,
};
const april = {
  month: 'Апрель',
  vkLeads: 61,
  vkCost: 250,
  yandexLeads: 20,
  yandexCost: 500,
  sales: 18,
};

/** What a text gets for `{results.shop.name}`. */
function figure(name: string, months = [march, april]): string | undefined {
  const texts = new Map(resultPlaceholders({ id: 'shop', sale, months }, words));
  return texts.get(`results.shop.${name}`)?.replaceAll('\u00a0', ' ');
}

test.each([
  ['months', '2 месяца'],
  ['period', 'март–апрель'],
  ['leads', '121 заявка'],
  ['leads.n', '121'],
  ['leads.first', '40 заявок'],
  ['leads.last', '81 заявка'],
  ['vkLeads', '91 заявка'],
  ['yandexLeads.last', '20 заявок'],
  ['sales', '22 продажи'],
  ['sales.last.n', '18'],
  // 30 × 320 + 10 × 560 + 61 × 250 + 20 × 500
  ['spent', '40 450 ₽'],
  ['spent.first', '15 200 ₽'],
  ['leadCost', '334 ₽'],
  // (30 × 320 + 61 × 250) / 91
  ['vkCost', '273 ₽'],
  ['vkCost.first.n', '320'],
  ['yandexCost.last', '500 ₽'],
  ['saleCost', '1 839 ₽'],
  ['saleCost.last', '1 403 ₽'],
  ['conversion', '18%'],
])('%s is «%s»', (name, text) => {
  expect(figure(name)).toBe(text);
});

test('a new month corrects them all', () => {
  const may = { ...april, month: 'Май', vkLeads: 100, sales: 1 };
  const months = [march, april, may];
  expect(figure('months', months)).toBe('3 месяца');
  expect(figure('period', months)).toBe('март–май');
  expect(figure('leads', months)).toBe('241 заявка');
  expect(figure('sales', months)).toBe('23 продажи');
  expect(figure('sales.last', months)).toBe('1 продажа');
});

test('what nothing was sold for has no cost', () => {
  const months = [{ ...march, sales: 0, vkLeads: 0 }];
  expect(figure('sales', months)).toBe('0 продаж');
  expect(figure('saleCost', months)).toBeUndefined();
  expect(figure('vkCost', months)).toBeUndefined();
  expect(figure('leadCost', months)).toBe('560 ₽');
});

test.each([
  [['Март', 'Август'], 'март–август'],
  [['Март', 'Апрель', 'Май 2025'], 'март–май 2025'],
  [['Март 2025', 'Август 2025'], 'март–август 2025'],
  [['Октябрь\u00a02024', 'Март 2025'], 'октябрь\u00a02024\u00a0– март 2025'],
  [['Май'], 'май'],
])('the period of %j is «%s»', (months, period) => {
  expect(writePeriod(months.map((month) => ({ month })))).toBe(period);
});

test('a month is named in words, with or without its year', () => {
  expect(['Март', 'май 2026', 'Сентябрь\u00a02025'].every(isMonth)).toBe(true);
  expect(['Мрат', '03.2026', 'Март 26', 'Марта', 'Неделя 1'].some(isMonth)).toBe(false);
});

test('a week costs what its campaigns cost together, not the average of their costs', () => {
  const week = sumSpending([
    { spent: 1600, leads: 8 },
    { spent: 810, leads: 1 },
  ]);
  expect(week).toEqual({ spent: 2410, leads: 9 });
  expect(leadCost(week)).toBe(268);
});

test('a campaign without leads has no cost of a lead', () => {
  expect(leadCost({ spent: 500, leads: 0 })).toBe(0);
  expect(sumSpending([])).toEqual({ spent: 0, leads: 0 });
});
