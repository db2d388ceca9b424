import type { Graph } from 'schema-dts';
import { describeBusiness, homeGraph, pageGraph } from './structured-data';
import { dailyHours } from './working-hours.fixture';

const site = { brand: 'Маркетолог', city: 'Донецк', region: 'ДНР', hours: dailyHours };
const prices = [25000, 5000, 45000];
const facts = { siteUrl: 'https://a.ru/site', site, prices, now: Date.parse('2026-11-22') };
const business = describeBusiness({ ...facts, phone: '+7 949 111-22-33' });

/** The node of a type as plain data, without its generated types. */
function node(graph: Graph, type: string): Record<string, unknown> {
  const nodes: Record<string, unknown>[] = JSON.parse(JSON.stringify(graph))['@graph'];
  return nodes.find((node) => node['@type'] === type) ?? {};
}

test('the business has its place, daily hours, phone and price range', () => {
  expect(node(homeGraph(business), 'ProfessionalService')).toMatchObject({
    '@id': 'https://a.ru/site/#business',
    url: 'https://a.ru/site/',
    telephone: '+7 949 111-22-33',
    address: { addressCountry: 'RU', addressLocality: 'Донецк', addressRegion: 'ДНР' },
    openingHoursSpecification: [
      {
        dayOfWeek: expect.arrayContaining(['Monday', 'Saturday', 'Sunday']),
        opens: '09:00',
        closes: '21:00',
      },
    ],
    priceRange: '5\u00a0000–45\u00a0000\u00a0₽',
  });
  expect(business.openingHours).toEqual(['Mo-Su 09:00-21:00']);
});

test('a week with a short day and a day off, and a coming break, are described', () => {
  const week = [...dailyHours.week.slice(0, 5), { opens: 10 * 60, closes: 16 * 60 }, null];
  const daysOff = [
    { from: '2026-01-01', to: '2026-01-08' },
    { from: '2026-12-31', to: '2027-01-08' },
  ];
  const weekly = { ...site, hours: { ...dailyHours, week, daysOff } };
  const described = describeBusiness({ ...facts, site: weekly });
  expect(described.openingHours).toEqual(['Mo-Fr 09:00-21:00', 'Sa 10:00-16:00']);
  expect(described.node.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
    { dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
  ]);
  expect(described.node).toHaveProperty('specialOpeningHoursSpecification', [
    expect.objectContaining({ validFrom: '2026-12-31', validThrough: '2027-01-08' }),
  ]);
});

test('one price is no range', () => {
  const { node } = describeBusiness({ ...facts, prices: [25000, 25000] });
  expect(node.priceRange).toBe('25\u00a0000\u00a0₽');
});

test('a phone that is not offered is left out', () => {
  const silent = describeBusiness(facts);
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
