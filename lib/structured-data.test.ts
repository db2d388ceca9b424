import type { Graph } from 'schema-dts';
import { describeBusiness, homeGraph, pageGraph } from './structured-data';

const site = {
  brand: 'Маркетолог',
  city: 'Донецк',
  region: 'ДНР',
  hours: { opens: 9 * 60, closes: 21 * 60 },
};
const prices = [25000, 5000, 45000];
const facts = ['https://a.ru/site', site, prices] as const;
const business = describeBusiness(...facts, '+7 949 111-22-33');

/** The node of a type as plain data, without its generated types. */
function node(graph: Graph, type: string): Record<string, unknown> {
  const nodes: Record<string, unknown>[] = JSON.parse(JSON.stringify(graph))['@graph'];
  return nodes.find((one) => one['@type'] === type) ?? {};
}

test('the business has its place, daily hours, phone and price range', () => {
  expect(node(homeGraph(business), 'ProfessionalService')).toMatchObject({
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

test('a phone that is not offered is left out', () => {
  const silent = describeBusiness(...facts);
  expect(node(homeGraph(silent), 'ProfessionalService')).not.toHaveProperty('telephone');
});

test('the breadcrumbs of a page have absolute addresses under the sub-path', () => {
  const { itemListElement } = node(
    pageGraph(business, 'Главная', '/seo-donetsk/', 'SEO'),
    'BreadcrumbList',
  );
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://a.ru/site/' },
    { '@type': 'ListItem', position: 2, name: 'SEO', item: 'https://a.ru/site/seo-donetsk/' },
  ]);
});
