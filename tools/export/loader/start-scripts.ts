import { afterPaint } from '../../../lib/browser/after-paint';
import { prefersReducedData } from '../../../lib/browser/connection';
import { rootData } from '../../../lib/browser/root-data';
import { isFromDisk } from './from-disk';

/* Starts the scripts right after the first paint; where data is dear, at the visitor's first touch. */

/** Screen readers may send a click alone. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'click'];
/** The release of the page that was reloaded last. */
const RELOADED_KEY = 'reloaded';

/** delay-scripts.ts writes the addresses beside this script. */
const addresses = (document.currentScript?.dataset.scripts ?? '').split(' ');
/** What stood in the page itself, with React's data. It runs first, and is of this page and release alone. */
const [own = ''] = addresses;
/** React starts once this one is there too, so it runs when no other is missing. */
const last = addresses.at(-1) ?? '';
const missing = new Set(addresses);
let isLoading = false;
/** Until the next try; each failure doubles it. */
let retryMs = 1_000;

async function load() {
  if (isLoading || isFromDisk) return;
  isLoading = true;
  preload(last);
  await Promise.all([...missing].filter((address) => address !== last).map(loadScript));
  if (missing.size === 1) await loadScript(last);
  if (missing.size === 0) return;
  isLoading = false;
  rootData.scripts = 'absent';
  setTimeout(load, retryMs);
  retryMs *= 2;
  // The fetch fails without a connection, and blocked storage throws. Then only the retries remain.
  reloadIfReplaced().catch(() => {});
}

/** Fetches a script that is to run later. */
function preload(href: string) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href }));
}

/** Loads a script and runs it, in the order in which scripts were asked for. One that does not come stays missing. */
function loadScript(src: string): Promise<unknown> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    script.onload = () => resolve(missing.delete(src));
    // A failed element would be taken for one that is still to load.
    script.onerror = () => resolve(script.remove());
    document.head.append(script);
  });
}

/** Reloads the page where the host has another release of it, and each release once at most. */
async function reloadIfReplaced() {
  const response = await fetch(location.pathname, { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(own)) return;
  if (sessionStorage.getItem(RELOADED_KEY) === own) return;
  sessionStorage.setItem(RELOADED_KEY, own);
  location.reload();
}

// If the visitor left while React was starting, the back-forward cache may restore a page that never becomes interactive.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLoading && rootData.scripts !== 'ready') location.reload();
});

for (const type of INTERACTIONS) addEventListener(type, load, true);
if (!prefersReducedData(navigator)) {
  // Some browsers for privacy lack it.
  if (typeof PerformanceObserver !== 'undefined') {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  }
  // Firefox reports no paint after some reloads, and others report none at all.
  addEventListener('load', () => afterPaint(() => afterPaint(load)));
}
