/** Where a page can be cut while it is laid out: chapters, what stands in them in rows, and drawings. */
const PIECES = ':is(main > section, main > section :is(article, figure)):not([data-laid-out])';

/**
 * Spares a slow phone the layout of what it does not show. In the first moments, while `html[data-layout=partial]`,
 * base.css leaves out what is far below the screen; then it is laid out piece by piece, one with each free moment.
 *
 * The heights are guesses until then, and a jump would miss its chapter, so all is laid out at once when a visitor
 * may be about to see or to reach it; and where the page opens somewhere in the middle, at a fragment or at the place
 * that a reload restores, nothing is left out. Nor is it later: pictures of the whole page, as people and services
 * take them, would have empty bands.
 *
 * @param whenIdle calls when nothing else is to do
 */
export function tendLayout(whenIdle: (run: () => void) => void) {
  const { dataset } = document.documentElement;

  function layOutAll() {
    delete dataset.layout;
  }

  function layOutByPieces() {
    const piece = document.querySelector<HTMLElement>(PIECES);
    if (!piece) layOutAll();
    if (!piece || !dataset.layout) return;
    piece.dataset.laidOut = '';
    // Asking for a measure lays it out now, and nothing with it.
    piece.getBoundingClientRect();
    requestAnimationFrame(() => whenIdle(layOutByPieces));
  }

  if (opensAtTop()) dataset.layout = 'partial';

  return { layOutAll, layOutByPieces };
}

function opensAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return !location.hash && entry?.type === 'navigate';
}
