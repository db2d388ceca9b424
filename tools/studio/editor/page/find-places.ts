import { commonPath, fileNameOf, ownerOf } from '../paths';
import type { State } from '../state';
import { marksOfAttributes, marksOfText } from './marks-on-page';

type Places = State['places'];

/** Where the words of an element come from. */
export type PlacesOfElement = {
  /** The places of its texts and attributes, the first one for the keyboard. */
  own: string[];
  /** The part of the content around it, which words without a place are made from. */
  around: string;
};

export type PlacesByElement = Map<Element, PlacesOfElement>;

const SKIPPED = 'script, style, noscript, nextjs-portal, [data-editor]';

/** Finds the places of everything on the page. */
export function findPlaces({ places }: State): PlacesByElement {
  const ownByElement = new Map<Element, string[]>();
  const inside = new Map<Element, string[]>();

  /** Returns the places in an element, its own among them. */
  function visit(element: Element): string[] {
    if (element.matches(SKIPPED)) return [];
    const own = ownPlaces(element, places);
    if (own.length > 0 || element.matches('img') || ownTexts(element).length > 0)
      ownByElement.set(element, own);
    const paths = [...new Set([...own, ...[...element.children].flatMap(visit)])];
    inside.set(element, paths);
    return paths;
  }

  visit(document.body);
  return new Map(
    [...ownByElement].flatMap(([element, own]) => {
      const around = placeAround(element, inside, places) ?? own[0];
      return around ? [[element, { own, around }]] : [];
    }),
  );
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
 * The entry that words without a mark belong to: a price on a card, a figure of a table. Elsewhere the part of the
 * content that the texts around them are in.
 */
function placeAround(element: Element, inside: Map<Element, string[]>, places: Places) {
  const card = element.closest('article') ?? element.closest('li, table, label, dl');
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

const firstCommon = (all: string[][]) => all.map(inMainFile).map(commonPath).find(Boolean);

/** Keeps the paths of one file: a report also names services of the price list. */
function inMainFile(paths: string[]): string[] {
  const files = new Map<string, string[]>();
  for (const path of paths) {
    const file = fileNameOf(path);
    files.set(file, [...(files.get(file) ?? []), path]);
  }
  return [...files.values()].reduce((most, some) => (some.length > most.length ? some : most), []);
}
