import type { Graph } from 'schema-dts';
import { writeJsonLd } from '@/lib/structured-data';

export function StructuredData({ graph }: { graph: Graph }) {
  return <script type="application/ld+json">{writeJsonLd(graph)}</script>;
}
