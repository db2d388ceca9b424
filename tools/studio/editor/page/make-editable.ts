import type { Mark } from '../../marks';
import { isIn, ownerOf } from '../paths';
import type { State } from '../state';
import { findPlaces, type PlacesByElement, type PlacesOfElement } from './find-places';
import { isUnsaved, mayDiscard } from './leave-form';
import { marksOfText, shownVersion, takeMarks } from './marks-on-page';
import { readNumber } from './read-number';
import { followFocus, makeOneStop, moveByKey, removeStops } from './text-stops';

type Opened = { anchor: Element; paths: string[] };

/** A point in the text of an element, which the same words of a newer page have too: the number of a text node in it. */
type TextPoint = { index: number; offset: number };

/**
 * A click made before the page showed what was last saved: until then the entries of a list may have other numbers on the
 * page than in the files. The form opens once the page is up to date, if the element still says the same.
 */
let earlyClick: { anchor: Element; words: string | null; point: TextPoint | undefined } | undefined;

const isShown = (state: State | undefined) => state?.contentVersion === shownVersion();

/** In milliseconds. Next usually updates the page sooner. */
const STALE_AFTER = 3000;

/** The router that Next's development build puts on the window. */
const nextRouter = () =>
  (window as Window & { next?: { router?: { refresh(): void } } }).next?.router;

type Handlers = {
  open(opened: Opened): void;
  upload(path: string, file: File | undefined): void;
  /** Tells what comes of a click that was too early. */
  say(words: string): void;
  /** The page has changed. */
  refresh(): void;
};

/** Takes the marks off the page, now and whenever React writes to it. */
export function watchMarks() {
  takeMarks(document.body);
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'childList') addedNodes.forEach(takeMarks);
      else takeMarks(target);
    }
  });
  const everything = { childList: true, characterData: true, attributes: true, subtree: true };
  observer.observe(document, everything);
}

/**
 * Names the place of each element that can be edited in its `data-edit`, and listens for clicks, Enter, dropped pictures
 * and changes of the page. While the editor is off there is no state, and no element can be edited.
 *
 * @returns a function that stops listening; elements keep their `data-edit`, so that the focus stays where it is
 */
export function makeEditable(state: State | undefined, handlers: Handlers): () => void {
  let placesByElement = nameElements(state);
  openEarlyClick(placesByElement, state, handlers);
  const control = new AbortController();
  const { signal } = control;
  const handle = (event: MouseEvent | KeyboardEvent) =>
    handleEvent(event, placesByElement, state, handlers);
  for (const type of ['click', 'keydown', 'dragover', 'drop'] as const) {
    document.addEventListener(type, handle, { capture: true, signal });
  }
  document.addEventListener('keydown', moveByKey, { capture: true, signal });
  document.addEventListener('focusin', followFocus, { signal });
  addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault(), { signal });
  let waiting = 0;
  const observer = new MutationObserver((mutations) => {
    if (mutations.every(({ target }) => !target.isConnected || isOwn(target))) return;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      placesByElement = nameElements(state);
      openEarlyClick(placesByElement, state, handlers);
      handlers.refresh();
    }, 200);
  });
  if (state) observer.observe(document, { childList: true, characterData: true, subtree: true });
  // Next announces a change once. A page that was not connected yet has to ask for it.
  const asking = setInterval(() => {
    if (state && !isShown(state)) nextRouter()?.refresh();
  }, STALE_AFTER);
  return () => {
    clearTimeout(waiting);
    clearInterval(asking);
    control.abort();
    observer.disconnect();
  };
}

function nameElements(state: State | undefined): PlacesByElement {
  const placesByElement: PlacesByElement = state ? findPlaces(state) : new Map();
  for (const element of document.querySelectorAll('[data-edit]')) {
    if (!placesByElement.has(element)) element.removeAttribute('data-edit');
  }
  for (const [element, { own, around }] of placesByElement) {
    element.setAttribute('data-edit', own[0] ?? around);
  }
  if (state) makeOneStop();
  else removeStops();
  return placesByElement;
}

function handleEvent(
  event: MouseEvent | KeyboardEvent,
  placesByElement: PlacesByElement,
  state: State | undefined,
  { open, upload, say }: Handlers,
) {
  const anchor = (event.target as Element).closest('[data-edit]');
  const places = anchor && placesByElement.get(anchor);
  const isPicture = (path: string) => state?.places[path]?.picture !== undefined;
  const drag = event instanceof DragEvent ? event : undefined;
  // With Ctrl the page answers as it does to visitors.
  if (!places || event.ctrlKey || ('key' in event && event.key !== 'Enter')) return;
  const [dropped] = places.own.filter(isPicture);
  if (drag && !dropped) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === 'dragover' || !mayDiscard()) return;
  // What a heading folds away can be edited too.
  anchor.closest('summary')?.parentElement?.setAttribute('open', '');
  const point = event instanceof MouseEvent ? pointInText(event, anchor) : undefined;
  if (!drag && !isShown(state)) {
    earlyClick = { anchor, words: anchor.textContent, point };
    say('Страница обновляется, поле откроется следом. Если его долго нет, обновите её сами.');
    return;
  }
  if (drag && dropped) {
    say('');
    open({ anchor, paths: [dropped] });
    upload(dropped, drag.dataTransfer?.files[0]);
    return;
  }
  const { paths, note } = pathsToOpen(places, clickedAt(point, anchor), state);
  say(note);
  open({ anchor, paths });
}

/** The words below the pointer: their place, and without one their number. */
type Clicked = { mark?: Mark | undefined; isMade?: boolean; number?: number | undefined };

/**
 * The place of the clicked words comes first. A number without a place opens the field that has it. Other words without one
 * open what is around them, and the owner is told.
 */
function pathsToOpen(
  { own, around }: PlacesOfElement,
  { mark, isMade = own.length === 0, number }: Clicked,
  state: State | undefined,
) {
  const hasNumber = isMade && number !== undefined;
  const field = hasNumber && state ? fieldWithNumber(number, around, state) : undefined;
  const first = field ?? (isMade ? around : mark?.path);
  const paths = [...new Set([...(first ? [first] : []), ...own])];
  const isExplained = isMade && !field;
  return { paths, note: isExplained ? 'Эти слова сайт составляет сам из того, что открыто.' : '' };
}

/**
 * The only field of a part with a number. Two equal ones cannot be told apart. The fields of entries inside the part do not
 * count, because the number may be their sum, except in a table of months, which opens as a whole.
 */
function fieldWithNumber(number: number, around: string, { places }: State) {
  const part = places[around]?.inner ? around : ownerOf(around);
  const { entry, control } = places[part] ?? {};
  const [field, ...others] = Object.keys(places).filter((path) => {
    const isOfPart = places[path]?.entry === entry || control?.kind === 'months';
    return isIn(path, part) && isOfPart && places[path]?.written === number;
  });
  return others.length === 0 ? field : undefined;
}

function openEarlyClick(
  placesByElement: PlacesByElement,
  state: State | undefined,
  { open, say }: Handlers,
) {
  if (!earlyClick || !isShown(state)) return;
  const { anchor, words, point } = earlyClick;
  earlyClick = undefined;
  const places = placesByElement.get(anchor);
  const isSame = anchor.isConnected && anchor.textContent === words;
  const { paths, note } =
    places && isSame ? pathsToOpen(places, clickedAt(point, anchor), state) : {};
  say(note ?? 'Страница изменилась. Нажмите ещё раз.');
  if (paths) open({ anchor, paths });
}

function pointInText({ clientX, clientY }: MouseEvent, anchor: Element): TextPoint | undefined {
  const caret = caretAt(clientX, clientY);
  if (!(caret?.node instanceof Text)) return undefined;
  const index = textsIn(anchor).indexOf(caret.node);
  return index >= 0 ? { index, offset: caret.offset } : undefined;
}

/** Without a point, as by the keyboard, all words of the element are clicked. */
function clickedAt(point: TextPoint | undefined, anchor: Element): Clicked {
  if (!point) return { number: numberIn(anchor.textContent) };
  const { index, offset } = point;
  const text = textsIn(anchor)[index];
  if (!text) return {};
  const isHere = (start: number, end: number) => start <= offset && offset <= end;
  const mark = marksOfText(text).find(({ start, end }) => isHere(start, end));
  if (mark) return { mark, isMade: false };
  const isWord = /[\p{L}\d₽%]/u.test(text.data.slice(Math.max(0, offset - 1), offset + 1));
  if (!isWord) return {};
  const number = [...text.data.matchAll(NUMBER)].find((match) =>
    isHere(match.index, match.index + match[0].length),
  );
  return { isMade: true, number: number && numberIn(number[0]) };
}

/** «25 000 ₽», «4,9» and each number of «41 → 3». */
const NUMBER = /\d{1,3}(\s\d{3})+(\s?[₽%])?|\d+(,\d+)?(\s?[₽%])?/g;

function numberIn(text: string): number | undefined {
  const reading = readNumber(text);
  return reading.kind === 'number' ? reading.value : undefined;
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Older Safari has only `caretRangeFromPoint`. */
function caretAt(x: number, y: number) {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

const isOwn = (node: Node) => document.querySelector('[data-editor]')?.contains(node);
