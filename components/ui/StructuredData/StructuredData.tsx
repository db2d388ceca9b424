import type { Graph } from 'schema-dts';

export function StructuredData({ graph }: { graph: Graph }) {
  // A text without `<` cannot close the element.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
