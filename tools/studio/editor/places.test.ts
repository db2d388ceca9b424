import { loadContent } from '../../../lib/content/load';
import { FIXTURE_CONTENT } from '../../../lib/content/test-folder.fixture';
import { readValues } from './files';
import { readPlaces } from './places';

const { places, figures } = readPlaces({
  written: readValues('e2e'),
  content: loadContent(FIXTURE_CONTENT),
});

const pathsOfKind = (kind: string) =>
  Object.keys(places).filter((path) => places[path]?.control.kind === kind);

test('values that depend on each other are asked for in one form', () => {
  const groups = pathsOfKind('group').map((path) => {
    return path.replace(/\.\d+/g, '').replace(/^figures\..*/, 'figure');
  });
  const names = [...new Set(groups)];
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
  const tables = pathsOfKind('months');
  expect(tables).toContain('results.clients.0.months');
  expect(tables).toContain('seo.example.chart.months');
});

test('a headline knows its underline', () => {
  const underlined = 'home.hero.underlined';
  expect(places['home.hero.title']?.control).toEqual({ kind: 'text', underlined });
  expect(places['faq.title']?.control).toEqual({ kind: 'text', underlined: undefined });
});

test('a figure is known by its title and what it says, wherever it is named', () => {
  const figure = figures.find(({ name }) => name === 'experience');
  expect(figure).toMatchObject({ title: 'Опыт', path: 'figures.experience' });
  expect(places['figures.experience']?.title).toBe('Опыт: 14+\u00a0лет');
});
