import { isSamePath, routes } from '../../../../lib/routes';
import { isShownOn } from '../pages';
import type { State } from '../server';

const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/** Finds the places of what the page shows, by the words alone; the likeliest place of an element comes first. */
export function findPlaces({ places, figures }: State) {
  const known = new Map<string, string[]>();
  const add = (text: string, path: string) =>
    known.set(normalise(text), [...(known.get(normalise(text)) ?? []), path]);
  for (const [path, { shown }] of Object.entries(places)) for (const text of shown) add(text, path);
  for (const { path, text } of figures) add(text, path);
  // A setting that is not filled in is no text of the page.
  known.delete('');
  const words = [...known.keys()].filter((text) => text.length > 2);
  words.sort((one, other) => other.length - one.length);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const part = RegExp(`(?<![\\p{L}\\d])(${escaped.join('|')})(?![\\p{L}\\d])`, 'gu');

  const found = new Map<Element, string[]>();
  function visit(element: Element, isInText: boolean) {
    if (element.matches('script, style, [data-editor]')) return;
    const text = element.textContent ?? '';
    // The days of a drawn calendar are counted.
    if (element.matches('[aria-hidden] text') && /^\d+$/.test(text)) return;
    const own = [...element.childNodes].filter((node) => node instanceof Text);
    const texts = own.flatMap(({ data }) => (data.trim() ? [data] : []));
    const at = (one: string) => known.get(normalise(one)) ?? [];
    // A part of a text opens the text; of elements around the same text, the innermost one is marked.
    const isAround = texts.length === 0 && element.childElementCount === 1;
    const whole = isInText || isAround ? [] : at(text);
    let paths = whole;
    if (texts.length > 0 && whole.length === 0 && !isInText) {
      paths = texts.flatMap(at);
      if (paths.length === 0) paths = (normalise(text).match(part) ?? []).flatMap(at);
    }
    const all = [...paths, ...attributesOf(element).flatMap(at)];
    if (all.length > 0) found.set(element, [...new Set(all)]);
    for (const child of element.children) visit(child, isInText || whole.length > 0);
  }
  for (const child of document.body.children) visit(child, false);
  const isMade = (path: string) =>
    places[path]?.inner !== undefined || figures.some((one) => one.path === path);
  rank(found, isMade);
  return found;
}

/** The label of a whole part of the page is not what is clicked in it. */
function attributesOf(element: Element): string[] {
  if (element.childElementCount > 0 && !element.matches('a, button')) return [];
  const picture = /pictures\/(\w+)/.exec(element.getAttribute('src') ?? '')?.[1] ?? '';
  return [picture, ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? '')];
}

/** Puts the likeliest place first: of the page's files, near those of the neighbours, not yet taken. */
function rank(found: Map<Element, string[]>, isMade: (path: string) => boolean) {
  const { id = 'not-found' } = routes.find(({ path }) => isSamePath(path, location.pathname)) ?? {};
  const all = [...found];
  const taken = new Set<string>();
  let before = '';
  for (const [index, [element, paths]] of all.entries()) {
    const [, [after = ''] = []] = all.slice(index + 1).find(([, { length }]) => length === 1) ?? [];
    const heading = headingOf(element);
    const column = heading && nameOf(found.get(heading)?.[0]);
    const score = (path: string) =>
      common(path, before) +
      (nameOf(path) === column ? 2 : 0) +
      common(path, after) +
      (isShownOn(id, path) ? 2 : 0) -
      (taken.has(path) ? 1 : 0) -
      (isMade(path) ? 2 : 0);
    paths.sort((one, other) => score(other) - score(one));
    [before = ''] = paths;
    taken.add(before);
  }
}

/** The heading of the column that a cell of a table belongs to. */
const headingOf = (element: Element) =>
  element instanceof HTMLTableCellElement &&
  element.closest('table')?.rows[0]?.cells[element.cellIndex];

const nameOf = (path = '') => path.split('.').at(-1);

/** The number of names that two paths begin with. */
const common = (one: string, other: string) =>
  [...one.split('.'), ''].findIndex((name, index) => name !== other.split('.')[index]);

/** Spaces and capitals differ between the content and the page. */
const normalise = (text: string) =>
  text
    .replace(/[\s\u00ad\u200b]+/g, ' ')
    .trim()
    .toLowerCase();
