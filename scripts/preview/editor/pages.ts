import { routes } from '../../../lib/routes';

/** Content files that a page shows besides the one of its own name. */
const FILES: Partial<Record<string, string>> = {
  home: 'home comparison services cases results reviews guarantees faq offers privacy',
  calculator: 'calculator prices',
};

export const isShownOn = (id: string, path: string) =>
  (FILES[id] ?? id).split(' ').includes(path.split('.')[0] ?? '');

/** The pages that show a place. All have the teasers' prices in the menu, and a case or a review names one more. */
export function pagesOf(path: string, named?: unknown): string[] {
  const isInMenu = path.endsWith('.teaser.price');
  const pages = routes.filter(({ id }) => isInMenu || id === named || isShownOn(id, path));
  return (pages.length > 0 ? pages : routes).map(({ id }) => id);
}
