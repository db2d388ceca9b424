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
  const together = pathsOfKind('whole').filter((path) => {
    const control = places[path]?.control;
    return control?.kind === 'whole' && control.isTogether;
  });
  const groups = together.map((path) => {
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

test('all entries of a list have one form, and so has one that can be added', () => {
  const formOf = (path: string) => {
    const control = places[path]?.control;
    return control?.kind === 'whole' ? control.form : undefined;
  };
  const [added = ''] = places['reviews.items']?.additions ?? [];
  expect(places[added]).toMatchObject({ title: 'Новая запись', written: undefined });
  expect(formOf(added)).toBeDefined();
  expect(formOf('reviews.items.0')).toBe(formOf(added));
  const [category = ''] = places['cases.categories']?.additions ?? [];
  expect(places[category]?.control.kind).toBe('text');
});

test('what is missing can be added, also to a list that is missing itself', () => {
  const { items: _, intro: __, ...faq } = readValues('e2e').faq;
  const { places: without } = readPlaces({
    written: { ...readValues('e2e'), faq },
    content: loadContent(FIXTURE_CONTENT),
  });
  expect(without.faq?.additions).toEqual(['faq.intro', 'faq.items']);
  expect(without['faq.items']?.additions).toEqual(['faq.items.0']);
  expect(without['faq.items.0']?.control.kind).toBe('whole');
});

test('a new entry has an id that no other has', () => {
  const values = readValues('e2e');
  const [first] = values.cases.items;
  const items = [...values.cases.items, { ...first, id: 'novoe-1' }];
  const { forms } = readPlaces({
    written: { ...values, cases: { ...values.cases, items } },
    content: loadContent(FIXTURE_CONTENT),
  });
  expect(JSON.stringify(forms)).toContain('"novoe-2"');
  expect(JSON.stringify(forms)).not.toContain('"novoe-1"');
});
