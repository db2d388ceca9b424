import type { EstimateLabels, Service } from '@/lib/content/schema';
import { estimateOf } from './estimate';
import { writeEstimate } from './estimate-words';

/** The prices that the site was ordered with. */
const services = (
  [
    ['yandex-context', 'Яндекс Директ', 25000, 'monthly'],
    ['vk-targeting', 'ВКонтакте', 18000, 'monthly'],
    ['rsa', 'РСЯ', 5000, 'monthly'],
    ['telegram-ads', 'Telegram Ads', 5000, 'monthly'],
    ['landing', 'Лендинг', 19500, 'oneTime'],
    ['ecommerce', 'Интернет-магазин', 45000, 'oneTime'],
    ['seo', 'SEO', 5000, 'monthly'],
    ['complex', 'Комплекс', 15000, 'monthly'],
  ] as const
).map(([id, name, price, payment]) => {
  return { id, name, price, payment, adBudget: id === 'complex' } as Service;
});

const choose = (...ids: string[]) => estimateOf(services, new Set(ids));
const totals = (...ids: string[]) =>
  Object.fromEntries(choose(...ids).parts.map(({ payment, total }) => [payment, total]));

test.each<[ids: string, oneTime: number | undefined, monthly: number | undefined]>([
  ['', undefined, undefined],
  ['an unknown id', undefined, undefined],
  ['landing', 19_500, undefined],
  ['ecommerce', 45_000, undefined],
  ['landing ecommerce', 64_500, undefined],
  ['vk-targeting', undefined, 18_000],
  ['yandex-context vk-targeting', undefined, 43_000],
  ['rsa telegram-ads seo', undefined, 15_000],
  ['landing vk-targeting rsa', 19_500, 23_000],
  ['ecommerce yandex-context complex', 45_000, 40_000],
  [services.map(({ id }) => id).join(' '), 64_500, 73_000],
])('the totals of «%s» are %p once and %p a month', (ids, oneTime, monthly) => {
  expect(totals(...ids.split(' '))).toEqual({ oneTime, monthly });
});

/** All 2⁸ selections, in the order of the price list. */
const selections = Array.from({ length: 2 ** services.length }, (_, mask) =>
  services.filter((_, index) => mask & (1 << index)).map(({ id }) => id),
);

test('every part has exactly the chosen services of its payment', () => {
  for (const ids of selections) {
    const { parts, services: listed } = choose(...ids);
    expect(listed.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(parts.flatMap((part) => part.services)).toEqual(listed);
    expect(new Set(parts.map(({ payment }) => payment)).size).toBe(parts.length);
  }
});

test('another service adds its price to one total and leaves the other', () => {
  for (const ids of selections) {
    for (const { id, price } of services.filter((service) => !ids.includes(service.id))) {
      const [before, after] = [totals(...ids), totals(...ids, id)];
      const added = Object.entries(after).map(([payment, sum]) => sum - (before[payment] ?? 0));
      expect(added.filter(Boolean)).toEqual([price]);
    }
  }
});

const labels = {
  ...{ message: 'Расчёт', oneTimeTotal: 'Разово', monthlyTotal: 'В месяц', adBudget: 9 },
  ...{ firstMonth: 'Работа', budget: 'Бюджет', budgetFrom: 'от 9 ₽', atLeast: 'от', together: 'И' },
  discount: { title: 'Скидка', percent: 15, atMost: 5000 },
};
const write = (...ids: string[]) =>
  writeEstimate(choose(...ids), labels as EstimateLabels).replaceAll('\u00a0', ' ');

test('a written estimate has a line for each service and each total that it has', () => {
  expect(write('rsa')).toBe('Расчёт:\n— РСЯ: 5 000 ₽/мес\nВ месяц: 5 000 ₽/мес\nСкидка: 4 250 ₽');
  const chosen = '— Лендинг: 19 500 ₽\n— ВКонтакте: 18 000 ₽/мес\n— РСЯ: 5 000 ₽/мес';
  const sums = 'Разово: 19 500 ₽\nВ месяц: 23 000 ₽/мес\nРабота: 42 500 ₽\nСкидка: 37 500 ₽';
  const text = write('landing', 'vk-targeting', 'rsa');
  expect(text).toBe(`Расчёт:\n${chosen}\n${sums}`);
});

test('an advertised month is written with the budget of the platform', () => {
  expect(write('complex')).toMatch(/\nБюджет: от 9 ₽\nИ: от 15 009 ₽\nСкидка: от 12 759 ₽$/);
});

test('a service that another chosen one includes is reported', () => {
  const [seo, complex] = [services[6], { ...services[7], includes: 'seo' }] as Service[];
  const prices = [seo, complex] as Service[];
  expect(estimateOf(prices, new Set(['seo', 'complex'])).overlapping).toEqual([
    { service: complex, included: seo },
  ]);
  expect(estimateOf(prices, new Set(['complex'])).overlapping).toEqual([]);
});
