import { state } from './state';

const IDLE_TIMEOUT_MS = 2_000;
/** The sections and rows that base.css leaves out of the first layout. */
export const SKIPPED =
  ':is(main>section~section,main>section~section :is(article,figure),body>footer):not([data-laid-out])';

/** Lays out one part at a time while the browser is idle, so that no click has to wait for all of them. */
export async function layOutSkipped(): Promise<void> {
  for (;;) {
    await idle();
    const part = document.querySelector<HTMLElement>(SKIPPED);
    if (!part) return layOutAll();
    part.dataset.laidOut = '';
  }
}

/** A jump to a section lands right only once every section above it has its height. */
export function layOutAll() {
  state.laidOut = '';
}

/** Safari has no idle callback. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });
}

// A focus that moves needs all heights at once.
addEventListener('keydown', layOutAll, true);
