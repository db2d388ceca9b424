import { renderToStaticMarkup } from 'react-dom/server';
import { Sections } from './Sections';

test('sections with nothing to show are left out of the page and of its numbers', () => {
  const section = (id: string, items?: unknown[]) => {
    const heading = { title: id, ...(items && { items }) };
    return { id, heading, children: null };
  };
  const list = [
    section('works', []),
    { ...section('process'), entries: [] },
    section('prices', [1]),
    { ...section('results', []), entries: [1] },
    section('others'),
  ];
  const shown = renderToStaticMarkup(<Sections list={list} />);
  expect(shown.match(/(?<=<section id="|data-number=")\w+/g)).toEqual([
    'prices',
    '01',
    'results',
    '02',
    'others',
    '03',
  ]);
});
