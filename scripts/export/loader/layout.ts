import { state } from './state';

/*
 * base.css leaves the sections far down, and their rows, out of the first layout. They are laid out while the browser is
 * idle, so that a jump to one of them lands where it should.
 */

const IDLE_TIMEOUT_MS = 2_000;
const SKIPPED =
  ':is(main>section:nth-of-type(n+3),main>section:nth-of-type(n+3) :is(article,figure),body>footer):not([data-laid-out])';

/** One part at a time, so that no click has to wait for all of them. */
export async function layOutSkipped(): Promise<void> {
  await idle();
  const part = document.querySelector<HTMLElement>(SKIPPED);
  if (!part) return layOutAll();
  part.dataset.laidOut = '';
  return layOutSkipped();
}

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

// A focus that moves needs the height of all sections at once.
addEventListener('keydown', layOutAll, true);
