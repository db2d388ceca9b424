import { renderToStaticMarkup } from 'react-dom/server';
import type { Graph } from 'schema-dts';
import { StructuredData } from './StructuredData';

const hostile = '</script><script>alert(1)</script><!-- <b>&amp;</b> \u2028 \\u003c "';

test('no text can close the script element, and every text is unchanged', () => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Answer', text: hostile }],
  };
  const html = renderToStaticMarkup(<StructuredData graph={graph} />);
  const [, open, inside, close] = /^(<script[^>]*>)(.*)(<\/script>)$/s.exec(html) ?? [];
  expect([open, close]).toEqual(['<script type="application/ld+json">', '</script>']);
  expect(inside).not.toContain('<');
  expect(JSON.parse(String(inside))).toEqual(graph);
});
