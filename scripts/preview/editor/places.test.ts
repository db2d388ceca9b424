import { loadContent } from '../../../content/load';
import { FIXTURE_CONTENT } from '../../../content/test-folder.fixture';
import { readValues } from './files';
import { readPlaces } from './places';

const { places, figures } = readPlaces({
  written: readValues('e2e'),
  content: loadContent(FIXTURE_CONTENT),
});

test('values that depend on each other are asked for in one form', () => {
  const groups = Object.entries(places).filter(([, { group }]) => group);
  const names = [
    ...new Set(
      groups.map(([path]) => path.replace(/\.\d+/g, '').replace(/^figures\..*/, 'figure')),
    ),
  ];
  expect(names).toEqual([
    'figure',
    'site.hours',
    'home.hero.sheet.calculation.range',
    'cases.items.trade.words',
    'results.words.month',
    'results.words.lead',
    'results.clients.sale',
    'calculator.words.question',
  ]);
});

test('a list of months is a table', () => {
  const tables = Object.keys(places).filter((path) => places[path]?.columns);
  expect(tables).toContain('results.clients.0.months');
  expect(tables).toContain('seo.example.chart.months');
});

test('a headline knows its underline', () => {
  expect(places['home.hero.title']?.underlined).toBe('home.hero.underlined');
  expect(places['faq.title']?.underlined).toBeUndefined();
});

test('a figure is known by its title and what it says, wherever it is named', () => {
  const figure = figures.find(({ name }) => name === 'experience');
  expect(figure).toMatchObject({ title: 'Опыт', path: 'figures.experience' });
  expect(places['figures.experience']?.title).toBe('Опыт: 14+\u00a0лет');
});
