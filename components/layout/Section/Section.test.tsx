import { renderToStaticMarkup } from 'react-dom/server';
import { Section } from './Section';

test('a section with nothing to show is left out', () => {
  const section = (id: string, items?: unknown[], entries?: unknown[]) => (
    <Section key={id} id={id} copy={{ title: id, items }} entries={entries}>
      {id}
    </Section>
  );
  const html = renderToStaticMarkup([
    section('works', []),
    section('process', [1], []),
    section('results', [], [1]),
    section('others'),
  ]);
  expect(html.match(/(?<=<section id=")\w+/g)).toEqual(['results', 'others']);
});
