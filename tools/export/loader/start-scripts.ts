import { afterPaint } from '../../../lib/browser/after-paint';
import { prefersReducedData } from '../../../lib/browser/connection';
import { state } from '../../../lib/browser/page-state';
import { isFromDisk } from './from-disk';

/* Starts the scripts right after the first paint; where data is dear, at the visitor's first touch. */

/** Screen readers may send a click alone. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'click'];
/** The release of the page that was reloaded last. */
const RELOADED_KEY = 'reloaded';

/** rewrite-page.ts writes the addresses beside this script. */
const addresses = (document.currentScript?.dataset.scripts ?? '').split(' ');
/** The first one brings React's data, and is of this page and release alone. */
const [release = ''] = addresses;
const missing = new Set(addresses);
let isLoading = false;
/** Until the next try; each failure doubles it. */
let retryMs = 1_000;

/** What the scripts leave behind: Turbopack's queue, and what it shall run when all of them are there. */
declare const TURBOPACK: unknown[];
declare const pageEntry: unknown;

async function load() {
  if (isLoading || isFromDisk) return;
  isLoading = true;
  await Promise.all([...missing].map(loadScript));
  if (missing.size === 0) {
    TURBOPACK.push(pageEntry);
    return;
  }
  isLoading = false;
  state.scripts = 'absent';
  setTimeout(load, retryMs);
  retryMs *= 2;
  // The fetch fails without a connection, and blocked storage throws. Then only the retries remain.
  reloadIfReplaced().catch(() => {});
}

/** Loads a script; resolves also when it does not come, and it stays missing. */
function loadScript(src: string): Promise<unknown> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve(missing.delete(src));
    // Turbopack would wait for the failed element instead of the next one.
    script.onerror = () => resolve(script.remove());
    document.head.append(script);
  });
}

/** Reloads the page where the host has another release of it, and each release once at most. */
async function reloadIfReplaced() {
  const response = await fetch(location.pathname, { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(release)) return;
  if (sessionStorage.getItem(RELOADED_KEY) === release) return;
  sessionStorage.setItem(RELOADED_KEY, release);
  location.reload();
}

// If the visitor left while React was starting, the back-forward cache may restore a page that never becomes interactive.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLoading && state.scripts !== 'ready') location.reload();
});

for (const type of INTERACTIONS) addEventListener(type, load, true);
if (!prefersReducedData(navigator)) {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint after some reloads.
  addEventListener('load', () => afterPaint(() => afterPaint(load)));
}
