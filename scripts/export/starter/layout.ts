import { whenIdle } from './idle';
import { state } from './state';

/*
 * A slow phone is spared the layout of what it does not show. While `html[data-layout=held]`, base.css leaves out the
 * whole page; from the moment the first picture is due, or fonts have kept it waiting, while it is `first`, what has no
 * room on the screen; after that picture, while it is `partial`, what is far below it; then that is laid out piece by
 * piece, a few with each free moment.
 *
 * The heights are guesses until then, and a jump would miss its chapter, so all is laid out at once when a visitor
 * may be about to see or to reach it; and where the page opens somewhere in the middle, at a fragment or at the place
 * that a reload restores, nothing is left out. Nor is it later: pictures of the whole page, as people and services
 * take them, would have empty bands.
 */

/**
 * Where a page can be cut while it is laid out: chapters and what follows them, what stands in them in rows, and
 * drawings. To the letter as in the page's styles, so that it takes no bytes.
 */
const PIECES =
  ':is(main>section,main>section~:is(aside,div),body>footer,main>section :is(article,figure)):not([data-laid-out])';

/** How long pieces are laid out at a time. A slow phone does one in it, a fast one spares itself some pictures. */
const PORTION_MS = 6;

/**
 * Chromium draws nothing for up to a tenth of a second while the fonts that a page asks for ahead are on their way.
 * From near they come within this time; from afar the layout need not wait for the picture as well.
 */
const FONTS_MS = 40;

/**
 * At the end of the document Chromium lays it out whether a picture is due or not, to look for forms to fill in, and
 * again when the fonts come a moment later. Held, it is laid out once, with the fonts that have come by then.
 */
export function holdLayout() {
  if (opensAtTop()) state.layout = 'held';
  setTimeout(layOutFirst, FONTS_MS);
  requestAnimationFrame(beginLayout);
}

export function beginLayout() {
  layOutFirst();
  // After the picture, which this goes before.
  setTimeout(() => {
    if (state.layout) state.layout = 'partial';
  });
}

function layOutFirst() {
  if (state.layout === 'held') state.layout = 'first';
  // Again, if less of the page had been read the first time.
  if (state.layout === 'first') layOutScreen();
}

/** As many pieces as the screen has room for. */
function layOutScreen() {
  // A browser may draw before it has read as far as the body.
  const { bottom } = document.documentElement.getBoundingClientRect();
  if (bottom <= innerHeight && layOutPiece()) layOutScreen();
}

/** @param then called when nothing is left to do, be it that a visitor has come before */
export function layOutByPieces(then: () => void) {
  const end = performance.now() + PORTION_MS;
  while (state.layout && performance.now() < end) if (!layOutPiece()) layOutAll();
  if (state.layout) requestAnimationFrame(() => whenIdle(() => layOutByPieces(then)));
  else then();
}

/** @returns whether there was one left */
function layOutPiece(): boolean {
  const piece = document.querySelector<HTMLElement>(PIECES);
  if (!piece) return false;
  piece.dataset.laidOut = '';
  // Asking for a measure lays it out now, and nothing with it.
  piece.getBoundingClientRect();
  return true;
}

export function layOutAll() {
  delete state.layout;
}

function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate';
}
