import { pathOf, type RouteId } from '@/lib/routes';
import type { FileName } from './yaml-file';

/** For the contact section with its link to the policy, the menu, and the figures in texts. */
const ON_EVERY_PAGE: readonly FileName[] = ['site', 'contact', 'privacy', 'prices', 'figures'];

const HOME_SECTIONS: readonly FileName[] = [
  'comparison',
  'services',
  'cases',
  'results',
  'reviews',
  'guarantees',
  'faq',
  'offers',
];

/**
 * The files that make up a page: its texts, and the order of its sections. A change of styles does not count as a
 * change of the page, nor does one of the teasers that link to other pages.
 */
export function sourcesOf(id: RouteId): string[] {
  const files = [id, ...(id === 'home' ? HOME_SECTIONS : []), ...ON_EVERY_PAGE];
  return [`app${pathOf(id)}page.tsx`, ...files.map((name) => `content/${name}.yaml`)];
}
