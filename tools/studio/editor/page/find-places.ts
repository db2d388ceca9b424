import { commonPath, ownerOf } from '../paths';
import type { State } from '../state';
import { marksOfAttributes, marksOfText } from './marks-on-page';

type Places = State['places'];

/** The elements of the page with the places that each opens, the first one for the keyboard. */
export type PlacesByElement = Map<Element, string[]>;

const SKIPPED = 'script, style, noscript, nextjs-portal, [data-editor]';

/** Finds the places of all that the page shows. What has no mark belongs to the entry around it. */
export function findPlaces({ places }: State): PlacesByElement {
  const placesByElement: PlacesByElement = new Map();
  const inside = new Map<Element, string[]>();
  const bare: Element[] = [];

  /** Returns the places in an element, its own among them. */
  function visit(element: Element): string[] {
    if (element.matches(SKIPPED)) return [];
    const own = ownPlaces(element, places);
    if (own.length > 0) placesByElement.set(element, own);
    else if (element.matches('img') || ownTexts(element).length > 0) bare.push(element);
    const paths = [...new Set([...own, ...[...element.children].flatMap(visit)])];
    inside.set(element, paths);
    return paths;
  }

  visit(document.body);
  for (const element of bare) {
    const path = placeAround(element, inside, places);
    if (path) placesByElement.set(element, [path]);
  }
  return placesByElement;
}

const ownTexts = (element: Element) =>
  [...element.childNodes].filter((node) => node instanceof Text && node.data.trim()) as Text[];

function ownPlaces(element: Element, places: Places): string[] {
  const pictures = element instanceof HTMLImageElement ? placesOfPicture(element, places) : [];
  const texts = ownTexts(element).flatMap(marksOfText);
  // An attribute such as `aria-label` on an element with children names all of it, not the part that is clicked, so it
  // is ignored. Links and buttons are exceptions.
  const isWhole = element.childElementCount > 0 && !element.matches('a, button');
  const attributes = isWhole ? [] : marksOfAttributes(element);
  const paths = [...texts, ...attributes].map(({ path }) => path);
  return [...new Set([...pictures, ...paths])].filter((path) => places[path]);
}

/**
 * Finds a picture's places by the hash in its address. If several places use one file, those in the entry that contains
 * its description are preferred.
 */
function placesOfPicture(image: HTMLImageElement, places: Places): string[] {
  const [, version] = /\/pictures\/(\w+)/.exec(image.currentSrc || image.src) ?? [];
  if (!version) return [];
  const entries = marksOfAttributes(image).map(({ path }) => ownerOf(path));
  const same = Object.keys(places).filter((path) => places[path]?.picture === version);
  const own = same.filter((path) => entries.includes(ownerOf(path)));
  return own.length > 0 ? own : same;
}

/**
 * The entry that a text without a mark belongs to: a price on a card, a figure of a table. Elsewhere the part of the
 * content that the texts around it are in.
 */
function placeAround(element: Element, inside: Map<Element, string[]>, places: Places) {
  const card = element.closest('article, li, table, label, dl');
  const around = (outer: Element) => [
    ...(inside.get(outer) ?? []),
    ...marksOfAttributes(outer).map(({ path }) => path),
  ];
  const entriesIn = (outer: Element) => around(outer).flatMap((path) => places[path]?.entry ?? []);
  const outers = ancestorsOf(element);
  const inCard = card ? outers.slice(0, outers.indexOf(card) + 1) : [];
  const nearest = (outer: Element) => {
    const entries = entriesIn(outer);
    return entries.length > 0 ? entries : around(outer).map(ownerOf);
  };
  return firstCommon(inCard.map(entriesIn)) ?? firstCommon(outers.map(nearest));
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

const firstCommon = (all: string[][]) => all.map(commonPath).find(Boolean);
