import {
  addEstimate,
  estimate,
  numberOf,
  type PricedService,
  readFragment,
  writeEstimate,
  writeFragment,
} from './estimate';

/** The prices of the specification, which the content must match. */
const services: PricedService[] = [
  { id: 'yandex-context', name: 'Яндекс Директ', price: 25000, kind: 'monthly' },
  { id: 'vk-targeting', name: 'ВКонтакте', price: 18000, kind: 'monthly' },
  { id: 'rsa', name: 'РСЯ', price: 5000, kind: 'monthly' },
  { id: 'telegram-ads', name: 'Telegram Ads', price: 5000, kind: 'monthly' },
  { id: 'landing', name: 'Лендинг', price: 19500, kind: 'one-time' },
  { id: 'ecommerce', name: 'Интернет-магазин', price: 45000, kind: 'one-time' },
  { id: 'seo', name: 'SEO', price: 5000, kind: 'monthly' },
  { id: 'complex', name: 'Комплекс', price: 15000, kind: 'monthly' },
];

/** All 2⁸ selections, as a bit mask over the price list. */
const selections = Array.from({ length: 2 ** services.length }, (_, mask) => mask);

test.each(selections)('selection %# is split by kind and summed', (mask) => {
  const chosen = services.filter((_, index) => mask & (1 << index));
  const sums = estimate(services, new Set(chosen.map(({ id }) => id)));

  let oneTime = 0;
  let monthly = 0;
  if (mask & 1) monthly += 25000;
  if (mask & 2) monthly += 18000;
  if (mask & 4) monthly += 5000;
  if (mask & 8) monthly += 5000;
  if (mask & 16) oneTime += 19500;
  if (mask & 32) oneTime += 45000;
  if (mask & 64) monthly += 5000;
  if (mask & 128) monthly += 15000;

  const paid = Object.fromEntries(sums.parts.map(({ payment, total }) => [payment, total]));
  expect({ oneTime: 0, monthly: 0, ...paid }).toEqual({ oneTime, monthly });
  expect(Object.values(paid)).not.toContain(0);
  expect(sums.services).toHaveLength(chosen.length);
  expect(new Set(sums.parts.flatMap((part) => part.services))).toEqual(new Set(chosen));
});

test('an unknown id is ignored', () => {
  expect(estimate(services, new Set(['gold'])).services).toEqual([]);
});

const labels = { heading: 'Расчёт с сайта', oneTimeTotal: 'Разово', monthlyTotal: 'В месяц' };
const write = (...ids: string[]) => writeEstimate(estimate(services, new Set(ids)), labels);
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

test('a written estimate has a line for each service and total', () => {
  expect(seen(write('landing', 'vk-targeting', 'rsa'))).toBe(
    [
      'Расчёт с сайта:',
      '— Лендинг: 19 500 ₽',
      '— ВКонтакте: 18 000 ₽/мес',
      '— РСЯ: 5 000 ₽/мес',
      'Разово: 19 500 ₽',
      'В месяц: 23 000 ₽/мес',
    ].join('\n'),
  );
});

test('a written estimate of one kind has one total', () => {
  expect(write('landing')).not.toContain('В месяц');
  expect(write('rsa')).not.toContain('Разово');
});

test('an empty message becomes the estimate', () => {
  expect(addEstimate('', write('rsa'))).toBe(write('rsa'));
});

test('the estimate follows what the visitor wrote', () => {
  expect(addEstimate('Позвоните после обеда', write('rsa'))).toBe(
    `Позвоните после обеда\n\n${write('rsa')}`,
  );
});

test('a second estimate replaces the first and keeps the text around it', () => {
  const message = `Привет\n\n${write('rsa', 'landing')}\nБюджет 20 000`;
  expect(addEstimate(message, write('seo'))).toBe(`Привет\n\n${write('seo')}\nБюджет 20 000`);
});

test('the same estimate is not added twice', () => {
  const once = addEstimate('Привет', write('seo'));
  expect(addEstimate(once, write('seo'))).toBe(once);
});

test('an edited line of the estimate is kept', () => {
  const message = `${write('landing')} и ещё логотип`;
  expect(addEstimate(message, write('seo'))).toContain('и ещё логотип');
});

test('a fragment names the services of an estimate', () => {
  const fragment = writeFragment(services.filter(({ id }) => id === 'rsa' || id === 'seo'));
  expect(fragment).toBe('#estimate=rsa,seo');
  expect(readFragment(fragment, services)).toEqual(new Set(['rsa', 'seo']));
});

test.each(['', '#contact', '#estimate', '#estimate=', '#estimate=<b>,free', '#estimates=rsa'])(
  'the fragment %j names none',
  (fragment) => {
    expect(readFragment(fragment, services)).toEqual(new Set());
  },
);

test('the number of an estimate has its day, its month and what was chosen', () => {
  const date = new Date(2026, 1, 3);
  expect(numberOf(date, services, new Set())).toBe('0302-0');
  expect(numberOf(date, services, new Set(['yandex-context', 'rsa']))).toBe('0302-5');
  const numbers = selections.map((mask) => {
    const chosen = services.filter((_, index) => mask & (1 << index)).map(({ id }) => id);
    return numberOf(date, services, new Set(chosen));
  });
  expect(new Set(numbers).size).toBe(selections.length);
});

test('a service that another chosen one includes is told', () => {
  const [seo, whole] = [services[6], { ...services[7], includes: 'seo' }] as PricedService[];
  const prices = [seo, whole] as PricedService[];
  expect(estimate(prices, new Set(['seo', 'complex'])).doubled).toEqual([{ whole, part: seo }]);
  expect(estimate(prices, new Set(['complex'])).doubled).toEqual([]);
});
