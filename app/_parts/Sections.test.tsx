import { renderToStaticMarkup } from 'react-dom/server';
import { Sections } from './Sections';

test('sections with nothing to show are left out of the page and of its numbers', () => {
  const section = (id: string, ...items: unknown[]) => ({
    id,
    heading: { title: id, items },
    children: null,
  });
  const list = [
    section('works'),
    { ...section('process', 1), entries: [] },
    { ...section('results'), entries: [1] },
    section('prices', 1),
    { id: 'others', heading: { title: 'others' }, children: null },
  ];
  const shown = renderToStaticMarkup(<Sections list={list} />);
  const found = shown.match(/(?<=<section id="|data-number=")\w+/g);
  expect(found).toEqual(['results', '01', 'prices', '02', 'others', '03']);
});
