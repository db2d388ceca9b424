import type { Graph } from 'schema-dts';
import { writeJsonLd } from '@/lib/structured-data';

/** The structured data of a page for search engines. */
export function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{writeJsonLd(graph)}</script>;
}
