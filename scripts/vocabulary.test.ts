/** @jest-environment node */
import { describeBusiness, homeGraph, innerGraph, serviceGraph } from '../lib/structured-data';
import { nodeOfItem, problemsOf, readVocabulary } from './vocabulary';

const vocabulary = readVocabulary();
const problems = (data: unknown) => problemsOf(vocabulary, data);

const business = describeBusiness({
  siteUrl: 'https://a.ru/site',
  name: 'Маркетолог',
  telephone: '+7 949 111-22-33',
  city: 'Донецк',
  region: 'ДНР',
  hours: { opens: '9:00', closes: '21:00' },
  prices: [5000, 45000],
});
const page = { path: '/seo-donetsk/', name: 'SEO' };
const prices = ['25 000 ₽', '5 000 ₽/мес', 'от 45 000 ₽', '15 000–24 000 ₽'].map((price) => ({
  name: 'Базовый',
  price,
  note: '',
}));

test.each([
  ['home', homeGraph(business, [{ question: 'Когда?', answer: 'Завтра' }])],
  ['calculator', innerGraph(business, 'Главная', page)],
  ['service', serviceGraph(business, 'Главная', { ...page, description: 'Поиск', prices })],
])('the structured data of the %s page is in order', (_page, graph) => {
  expect(problems(JSON.parse(JSON.stringify(graph)))).toEqual([]);
});

test('what the vocabulary knows is in order', () => {
  const shop = {
    '@type': 'ProfessionalService',
    '@id': 'https://a.ru/#business',
    name: 'Маркетолог',
    areaServed: [{ '@type': 'City', name: 'Донецк' }, 'ДНР'],
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'https://schema.org/Sunday'],
      opens: '09:00',
    },
    makesOffer: { '@type': 'Offer', price: 5000, seller: { '@id': 'https://a.ru/#business' } },
  };
  expect(problems({ '@context': 'https://schema.org', '@graph': [shop] })).toEqual([]);
});

test.each<[what: string, data: unknown, says: RegExp]>([
  ['a type that is not there', { '@type': 'Marketer' }, /no such type: Marketer/],
  ['no type at all', { name: 'Маркетолог' }, /no such type/],
  ['a misspelt property', { '@type': 'Service', areaSeved: 'Донецк' }, /Service has no such/],
  [
    'a property of another type',
    { '@type': 'Service', openingHours: 'Mo-Su 09:00-21:00' },
    /\.openingHours: Service has no such property/,
  ],
  [
    'a slip inside a nested node',
    { '@type': 'Service', offers: [{ '@type': 'Offer', prise: 1 }] },
    /\.offers\.prise: Offer has no such property/,
  ],
  [
    'a node of a kind that does not belong there',
    { '@type': 'Service', offers: { '@type': 'Answer', text: 'да' } },
    /Answer where Demand or Offer/,
  ],
  [
    'an address that is none',
    { '@type': 'ListItem', item: 'главная' },
    /a text where Thing or IdReference/,
  ],
  ['a text in place of a node', { '@type': 'Service', offers: '5 000 ₽' }, /a text where Demand/],
  [
    'a day that is none',
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Mo-Su' },
    /a text where DayOfWeek/,
  ],
  ['a number in place of a text', { '@type': 'Service', name: 5 }, /a number where Text/],
])('%s is noticed', (_what, data, says) => {
  expect(problems(data).join('\n')).toMatch(says);
});

test('microdata is checked as the same node in JSON-LD', () => {
  const node = nodeOfItem({
    type: 'https://schema.org/PostalAddress',
    properties: [
      ['addressLocality', 'Донецк'],
      ['name', 'один'],
      ['name', 'два'],
    ],
  });
  expect(node).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Донецк',
    name: ['один', 'два'],
  });
  expect(problems(node)).toEqual([]);
});
