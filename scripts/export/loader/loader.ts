import { afterPaint } from '../../../lib/browser/after-paint';
import { addKeptServices } from '../../../lib/browser/choices';
import { prefersReducedData } from '../../../lib/browser/connection';
import { restoreDraft } from '../../../lib/browser/lead-form';
import { captureSource } from '../../../lib/browser/lead-source';
import { isFromDisk } from './from-disk';
import { layOutSkipped } from './layout';
import './pictures';
import './replay';
import { restoreScroll } from './scroll-position';
import { state } from './state';

/** The `data-loader` attribute of this script's own element, which page.ts writes. */
export type LoaderData = {
  /** The address of React's data for the page, and its hash. */
  payload: string;
  integrity: string;
  scripts: readonly string[];
  /** The entry that Turbopack runs when the scripts are loaded. */
  bootstrap: unknown;
  /** Load right after the first paint: the page is a tool. */
  early?: boolean;
};

/** Next reads the data of the page and the module to run from these. */
type NextGlobals = { __next_f: unknown[]; TURBOPACK: unknown[] };

/** Screen readers may send a click alone. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'click'];
const RELOADED_KEY = 'reloaded-at';
const RELOAD_PAUSE_MS = 600_000;

const page: LoaderData = JSON.parse(document.currentScript?.dataset.loader as string);

const scripts = new Map<string, Promise<unknown>>();
let loading = false;
/** Until the next try; each failure doubles it. */
let retryMs = 1_000;

async function load() {
  if (loading || isFromDisk) return;
  loading = true;
  try {
    const [response] = await Promise.all([
      // The hash refuses the data of another release.
      fetch(page.payload, { integrity: page.integrity }),
      ...page.scripts.map(loadScript),
    ]);
    const payload = await response.text();
    addStyleLinks(payload);
    const next = globalThis as unknown as NextGlobals;
    next.__next_f = [[0], [1, payload]];
    next.TURBOPACK.push(page.bootstrap);
  } catch {
    loading = false;
    state.scripts = 'late';
    setTimeout(load, retryMs);
    retryMs *= 2;
    // Without a connection, or a storage that remembers the reload, there are only the next tries.
    reloadIfReplaced().catch(() => {});
  }
}

/** Adds what React looks for before it fetches a stylesheet. A disabled link fetches nothing: its rules are in the page. */
function addStyleLinks(payload: string) {
  for (const [, href] of payload.matchAll(/^:HL\["([^"]+\.css)"/gm)) {
    const link = `<link rel=stylesheet href="${href}" data-precedence=next disabled>`;
    document.head.insertAdjacentHTML('beforeend', link);
  }
}

/** Reloads the page once where the host has another release of it: its data has another hash, its files other names. */
async function reloadIfReplaced() {
  const response = await fetch(location.pathname, { cache: 'no-store' });
  if (!response.ok || (await response.text()).includes(page.integrity)) return;
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_PAUSE_MS) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  reload();
}

/** Saves fields and ticks of the page, which is not hydrated yet, beside the tab's earlier ones. */
function reload() {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (form) restoreDraft(form);
  addKeptServices();
  location.reload();
}

/** Loads a script once; one that failed is loaded anew at the next try. */
function loadScript(src: string): Promise<unknown> {
  const loaded =
    scripts.get(src) ??
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const onerror = () => {
        scripts.delete(src);
        reject();
      };
      document.head.append(Object.assign(script, { src, onload: resolve, onerror }));
    });
  scripts.set(src, loaded);
  return loaded;
}

// Some hosts answer `//calculator/` with the page and some do not, and the router knows no such path.
const path = location.pathname.replace(/\/{2,}/g, '/');
if (path !== location.pathname) location.replace(path + location.search + location.hash);

// A page that was left while React booted may come back from the browser's cache without ever answering.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && loading && state.scripts !== 'ready') reload();
});

captureSource();
restoreScroll(() => loading);
for (const type of INTERACTIONS) addEventListener(type, load, true);
if (page.early && !prefersReducedData(navigator)) {
  // A frame before the body is there would have the scripts compete with it.
  document.addEventListener('DOMContentLoaded', () => afterPaint(load));
}
addEventListener('load', async () => {
  await layOutSkipped();
  if (!prefersReducedData(navigator)) load();
});
