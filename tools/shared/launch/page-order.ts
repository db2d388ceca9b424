import { deepValues } from '../../../lib/content/deep-values';
import type { Content } from '../../../lib/content/schema';
import type { LaunchFinding } from './launch-finding';

/** The files of the content in the order in which a visitor reads them, and then what has no place on a page. */
export const PAGE_ORDER: readonly (keyof Content)[] = [
  'site',
  'home',
  'comparison',
  'services',
  'cases',
  'results',
  'reviews',
  'guarantees',
  'faq',
  'offers',
  'contact',
  'privacy',
  'calculator',
  'targeting',
  'contextual',
  'websites',
  'seo',
  'not-found',
  'prices',
  'figures',
];

/** Sorts findings from the first section to the last. The settings and what has no place come at the end. */
export function inPageOrder(findings: readonly LaunchFinding[], content: Content): LaunchFinding[] {
  const paths = PAGE_ORDER.flatMap((name) => deepValues(content[name], [name]));
  const positions = new Map(paths.map(({ path }, index) => [path.join('.'), index]));
  const positionOf = (finding: LaunchFinding) =>
    ('path' in finding ? positions.get(finding.path.join('.')) : undefined) ?? paths.length;
  return findings.toSorted((first, second) => positionOf(first) - positionOf(second));
}
