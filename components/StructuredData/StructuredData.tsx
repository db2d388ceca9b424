import type { Graph } from 'schema-dts';
import { writeJsonLd } from '@/lib/structured-data';

type StructuredDataProps = { graph: Graph };

/** What a page says to search engines, in schema.org's words. */
export function StructuredData({ graph }: StructuredDataProps) {
  return <script type="application/ld+json">{writeJsonLd(graph)}</script>;
}
