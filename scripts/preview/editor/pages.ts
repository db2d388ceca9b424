import { formatCount } from '../../../lib/format';
import { routes } from '../../../lib/routes';
import { isIn, usersOf } from './page/entries';
import type { State } from './server';

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

/** Says where else a number stands, «Стоит ещё в 11 местах на 5 страницах», and that of a total the site counts it. */
export function usesOf(path: string, state: State): string {
  const isTotal = /^(results|home\.advantages)\..*\.(months|rows)(\.\d+)?$/.test(path);
  const total = isTotal ? 'Сайт считает это сам, из этих строк. ' : '';
  const { path: number = path } = state.figures.find((one) => isIn(path, one.path)) ?? {};
  const users = usersOf(number, state);
  if (users.length === 0) return total;
  const pages = users.flatMap(({ at }) => {
    const [entry] = /^(cases|reviews)\.items\.\d+/.exec(at) ?? [];
    return pagesOf(at, state.places[`${entry}.page`]?.written);
  });
  return `${total}Стоит ещё в ${formatCount(users.length, ['месте', 'местах', 'местах'])} на ${formatCount(new Set(pages).size, ['странице', 'страницах', 'страницах'])}.`;
}
