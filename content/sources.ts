import { pathOf, type RouteId } from '@/lib/routes';
import type { Content } from './schema';

type FileName = keyof Content | 'figures';

/** The contact section with its link to the policy, the menu, and the figures that texts name. */
const ON_EVERY_PAGE: readonly FileName[] = ['site', 'contact', 'privacy', 'prices', 'figures'];

const OWN: Record<RouteId, readonly FileName[]> = {
  home: [
    'home',
    'comparison',
    'services',
    'cases',
    'results',
    'reviews',
    'guarantees',
    'faq',
    'offers',
  ],
  calculator: ['calculator'],
  targeting: ['targeting'],
  contextual: ['contextual'],
  websites: ['websites'],
  seo: ['seo'],
};

/**
 * The files whose change is a change of the page: its words and its sections in order. A change of looks is none,
 * nor is one of the words with which other pages are linked.
 */
export function sourcesOf(id: RouteId): string[] {
  const words = [...OWN[id], ...ON_EVERY_PAGE].map((name) => `content/${name}.yaml`);
  return [`app${pathOf(id)}page.tsx`, ...words];
}
