import { AWAKE } from '../../../lib/awake';

/** Where a page can be cut while it is laid out: chapters, and what stands in them in rows. */
const PIECES = ':is(main > section, main article):not([data-laid-out])';

/** How long may be laid out at a stretch: a quick phone does much in it, a slow one a single piece. */
const PORTION_MS = 5;

/**
 * Spares a slow phone the layout of what it does not show. `html[data-layout]` tells base.css how:
 *
 * - `partial`, for the first moments: what is far below the screen is left out, and then laid out piece by piece, one
 *   portion with each free moment. Its height is a guess until then, and a jump would miss its chapter, so all is
 *   laid out at once when a visitor may be about to see or to reach it; and where the page opens somewhere in the
 *   middle, at a fragment or at the place that a reload restores, nothing is left out.
 * - `known`: every chapter has been laid out, with its own fonts, and nothing is left out any more.
 *
 * @param whenIdle calls when nothing else is to do
 */
export function tendLayout(whenIdle: (run: () => void) => void) {
  const page = document.documentElement;
  let width: number | undefined;

  function layOutAll() {
    if (page.dataset.layout !== 'partial') return;
    delete page.dataset.layout;
    rememberHeights();
  }

  function layOutByPieces() {
    if (page.dataset.layout !== 'partial') return rememberHeights();
    const began = performance.now();
    while (performance.now() - began < PORTION_MS) {
      const piece = document.querySelector<HTMLElement>(PIECES);
      if (!piece) return layOutAll();
      piece.dataset.laidOut = '';
      // Asking for a measure lays it out now, where the time is watched.
      piece.getBoundingClientRect();
    }
    afterPicture(layOutByPieces);
  }

  /** Browsers remember the height of what has been in a picture; one drawn with a stand-in font would be wrong. */
  async function rememberHeights() {
    await document.fonts.ready;
    afterPicture(() => {
      if (page.dataset.layout === 'partial') return;
      for (const piece of document.querySelectorAll<HTMLElement>(PIECES)) {
        piece.dataset.laidOut = '';
      }
      page.dataset.layout = 'known';
    });
  }

  function afterPicture(run: () => void) {
    requestAnimationFrame(() => whenIdle(run));
  }

  if (opensAtTop()) page.dataset.layout = 'partial';
  // A page that was switched to brings chapters that nobody has seen yet.
  document.addEventListener(AWAKE, rememberHeights);
  // Observed and not asked for: the width is read when it costs no layout, and first when the phone knows its own,
  // which it takes for a desk's until it has read the head. On phones the bars of the browser change the height all
  // the time, which moves no line.
  new ResizeObserver(() => {
    if (width && width !== innerWidth) {
      delete page.dataset.layout;
      rememberHeights();
    }
    width = innerWidth;
  }).observe(page);

  return { layOutAll, layOutByPieces };
}

function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate';
}
