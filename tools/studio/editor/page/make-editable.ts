import type { Mark } from '../../marks';
import type { State } from '../state';
import { findPlaces, type PlacesByElement, type PlacesOfElement } from './find-places';
import { isUnsaved, mayDiscard } from './leave-form';
import { marksOfText, shownVersion, takeMarks } from './marks-on-page';
import { followFocus, makeOneStop, moveByKey, removeStops } from './text-stops';

type Opened = { anchor: Element; paths: string[] };

/**
 * A click made before the page showed what was last saved: until then the entries of a list may have other numbers on the
 * page than in the files. The form opens once the page is up to date, if the element still says the same.
 */
let earlyClick: { anchor: Element; words: string | null } | undefined;

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
  if (!drag && !isShown(state)) {
    earlyClick = { anchor, words: anchor.textContent };
    say('Страница обновляется, поле откроется следом. Если его долго нет, обновите её сами.');
    return;
  }
  if (drag && dropped) {
    say('');
    open({ anchor, paths: [dropped] });
    upload(dropped, drag.dataTransfer?.files[0]);
    return;
  }
  const mark = event instanceof MouseEvent ? markAtPoint(event, anchor) : undefined;
  const { paths, note } = pathsToOpen(places, mark);
  say(note);
  open({ anchor, paths });
}

/** The place of the clicked words comes first. Words without one open what is around them, and the owner is told. */
function pathsToOpen({ own, around }: PlacesOfElement, mark: Mark | 'none' | undefined) {
  const isMade = own.length === 0 || mark === 'none';
  const first = isMade ? around : mark?.path;
  const paths = [...new Set([...(first ? [first] : []), ...own])];
  return { paths, note: isMade ? 'Эти слова сайт составляет сам из того, что открыто.' : '' };
}

function openEarlyClick(
  placesByElement: PlacesByElement,
  state: State | undefined,
  { open, say }: Handlers,
) {
  if (!earlyClick || !isShown(state)) return;
  const { anchor, words } = earlyClick;
  earlyClick = undefined;
  const places = placesByElement.get(anchor);
  const isSame = anchor.isConnected && anchor.textContent === words;
  const { paths, note } = places && isSame ? pathsToOpen(places, undefined) : {};
  say(note ?? 'Страница изменилась. Нажмите ещё раз.');
  if (paths) open({ anchor, paths });
}

/** The place of the words below the pointer, and «none» for words that no place has. */
function markAtPoint({ clientX, clientY }: MouseEvent, anchor: Element): Mark | 'none' | undefined {
  const caret = caretAt(clientX, clientY);
  if (!caret || !(caret.node instanceof Text) || !anchor.contains(caret.node)) return undefined;
  const { node, offset } = caret;
  const mark = marksOfText(node).find(({ start, end }) => start <= offset && offset <= end);
  const isWord = /[\p{L}\d₽%]/u.test(node.data.slice(Math.max(0, offset - 1), offset + 1));
  return mark ?? (isWord ? 'none' : undefined);
}

/** Older Safari has only `caretRangeFromPoint`. */
function caretAt(x: number, y: number) {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

const isOwn = (node: Node) => document.querySelector('[data-editor]')?.contains(node);
