import type { Graph } from 'schema-dts';
import { type Amount, describeBusiness, homeGraph, pageGraph } from './structured-data';

const site = {
  brand: 'Маркетолог',
  city: 'Донецк',
  region: 'ДНР',
  hours: { opens: 9 * 60, closes: 21 * 60 },
};
const prices = [25000, 5000, 45000];
const facts = ['https://a.ru/site', site, prices] as const;
const business = describeBusiness(...facts, '+7 949 111-22-33');

const page = { path: '/seo-donetsk/', name: 'SEO' };
const questions = [{ question: 'Когда?', answer: 'Завтра' }];
const serviceWith = (amount?: Amount) =>
  pageGraph(business, 'Главная', {
    ...page,
    service: { description: 'Поиск', prices: [{ name: 'Базовый', amount }] },
  });

/** The node of a type as plain data, without its generated types. */
function node(graph: Graph, type: string): Record<string, unknown> {
  const nodes: Record<string, unknown>[] = JSON.parse(JSON.stringify(graph))['@graph'];
  return nodes.find((one) => one['@type'] === type) ?? {};
}

test('the business has its place, daily hours, phone and price range', () => {
  expect(node(homeGraph(business, questions), 'ProfessionalService')).toMatchObject({
    '@id': 'https://a.ru/site/#business',
    url: 'https://a.ru/site/',
    telephone: '+7 949 111-22-33',
    address: { addressLocality: 'Донецк', addressRegion: 'ДНР' },
    openingHoursSpecification: {
      dayOfWeek: expect.arrayContaining(['Monday', 'Saturday', 'Sunday']),
      opens: '09:00',
      closes: '21:00',
    },
    priceRange: '5\u00a0000–45\u00a0000\u00a0₽',
  });
  expect(business.openingHours).toBe('Mo-Su 09:00-21:00');
});

test.each<[Amount, object]>([
  [{ min: 25000, max: 25000, monthly: false }, { price: 25000 }],
  [
    { min: 18000, max: 18000, monthly: true },
    { price: 18000, unitCode: 'MON' },
  ],
  [
    { min: 15000, max: 24000, monthly: false },
    { minPrice: 15000, maxPrice: 24000 },
  ],
  [{ min: 45000, monthly: false }, { minPrice: 45000 }],
])('the price %j becomes an offer', (amount, offered) => {
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'RUB',
    ...offered,
  };
  expect(node(serviceWith(amount), 'Service').offers).toEqual([
    { '@type': 'Offer', name: 'Базовый', priceSpecification },
  ]);
});

test('what is empty is left out: a phone, a price without figures, questions', () => {
  const silent = describeBusiness(...facts);
  expect(node(homeGraph(silent, []), 'ProfessionalService')).not.toHaveProperty('telephone');
  expect(node(serviceWith(), 'Service')).not.toHaveProperty('offers');
  expect(node(homeGraph(business, []), 'FAQPage')).toEqual({});
});

test('the breadcrumbs of a page have absolute addresses under the sub-path', () => {
  const { itemListElement } = node(pageGraph(business, 'Главная', page), 'BreadcrumbList');
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://a.ru/site/' },
    { '@type': 'ListItem', position: 2, name: 'SEO', item: 'https://a.ru/site/seo-donetsk/' },
  ]);
});
