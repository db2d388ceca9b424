import { prefersReducedData } from '../../lib/browser/connection';
import { HYDRATED } from '../../lib/browser/hydration';
import { keepTyped } from '../../lib/browser/keep-typed';
import { readFromTab, saveInTab } from '../../lib/browser/tab-storage';

/*
 * The script in the head of each page. It loads React when the page is loaded and idle or at the visitor's first
 * interaction, replays the clicks made before hydration, and has the sections laid out that base.css has left for later.
 */

/** What page.ts writes into the `data-loader` attribute of this script's own element. */
export type LoaderData = {
  /** The address of React's data for the page, and its hash. */
  payload: string;
  integrity: string;
  scripts: readonly string[];
  /** What Turbopack runs when the scripts are loaded. */
  bootstrap: unknown;
  /** Load right after the first paint: the page is a tool. */
  early?: boolean;
};

/** Where Next looks for the data of the page, and for the module to run. */
type NextGlobals = { __next_f: unknown[]; TURBOPACK: unknown[] };

/** Screen readers may send a click alone. */
const INTERACTIONS = ['pointerdown', 'keydown', 'focusin', 'click'];
const FIRST_RETRY_MS = 1_000;
/** How long a click may wait before the page names the phone. */
export const LATE_AFTER_MS = 4_000;
const IDLE_TIMEOUT_MS = 2_000;
const RELOADED_KEY = 'reloaded-at';
const PLACE_KEY = 'place';
const RELOAD_PAUSE_MS = 10 * 60_000;
/** Rows of React's data. All in one task would block a slow phone half as long again. */
const PORTION = /.{1,24000}[^\n]*\n?/gs;
const SKIPPED =
  ':is(main>section:nth-of-type(n+3),main>section:nth-of-type(n+3) :is(article,figure),body>footer):not([data-laid-out])';

const page: LoaderData = JSON.parse(document.currentScript?.dataset.loader as string);
/** The styles show the phone while `html[data-scripts]` is `late`; it is `ready` after hydration. */
const { dataset: state } = document.documentElement;

const scripts = new Map<string, Promise<void>>();
let loading = false;
let retryMs = FIRST_RETRY_MS;

async function load() {
  if (loading) return;
  loading = true;
  try {
    const [payload] = await Promise.all([fetchPayload(), ...page.scripts.map(loadScript)]);
    const next = globalThis as unknown as NextGlobals;
    next.__next_f = [[0]];
    for (const rows of payload.match(PORTION) ?? []) {
      setTimeout(() => next.__next_f.push([1, rows]));
    }
    next.TURBOPACK.push(page.bootstrap);
  } catch {
    loading = false;
    state.scripts = 'late';
    setTimeout(load, retryMs);
    retryMs *= 2;
    if (await isReplaced()) reloadOnce();
  }
}

/** Whether the host has another release of this page: its data has another hash, and its files other names. */
async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(page.integrity);
  } catch {
    return false;
  }
}

/** Only where the storage remembers it, so that a page never reloads itself for ever. */
function reloadOnce() {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    return;
  }
  reload();
}

function reload() {
  keepTyped();
  location.reload();
}

async function fetchPayload(): Promise<string> {
  // The hash refuses the data of another release.
  const response = await fetch(page.payload, { integrity: page.integrity });
  return response.text();
}

/** Loads a script once; one that failed is loaded anew at the next try. */
function loadScript(address: string): Promise<void> {
  const known = scripts.get(address);
  if (known) return known;
  const script = document.createElement('script');
  script.src = address;
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      scripts.delete(address);
      reject();
    };
  });
  scripts.set(address, loaded);
  document.head.append(script);
  return loaded;
}

/** Buttons and forms clicked before hydration, the last one last, however often each was clicked. */
const waiting = new Set<HTMLElement>();
const hydrated = new WeakSet<Element>();
let lateTimer: ReturnType<typeof setTimeout> | undefined;

/** Only islands need a script; links, fields, questions and the menu are native. */
function keep(control: HTMLElement, event: Event) {
  const island = control.closest('[data-island]');
  if (!island || hydrated.has(island)) return;
  event.preventDefault();
  // React listens on the document too, and must not answer the click a second time.
  event.stopImmediatePropagation();
  waiting.delete(control);
  waiting.add(control);
  showWaiting(control, true);
  lateTimer ??= setTimeout(() => {
    state.scripts = 'late';
  }, LATE_AFTER_MS);
}

function replay(island: Element) {
  hydrated.add(island);
  clearTimeout(lateTimer);
  lateTimer = undefined;
  state.scripts = 'ready';
  for (const control of waiting) {
    if (!island.contains(control)) continue;
    waiting.delete(control);
    showWaiting(control, false);
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control.click();
  }
}

/** base.css has a style for `[data-waiting]`. */
function showWaiting(control: HTMLElement, isWaiting: boolean) {
  const button =
    control instanceof HTMLFormElement ? control.querySelector('[type=submit]') : control;
  button?.toggleAttribute('data-waiting', isWaiting);
}

/** One part at a time, so that no click has to wait for all of them. */
function layOutSkipped() {
  const part = document.querySelector<HTMLElement>(SKIPPED);
  if (part) {
    part.dataset.laidOut = '';
    whenIdle(layOutSkipped);
  } else {
    layOutAll();
    if (!prefersReducedData(navigator)) load();
  }
}

function layOutAll() {
  state.laidOut = '';
}

/** Safari has no idle callback. */
function whenIdle(run: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run);
}

// Some hosts answer `//calculator/` with the page and some do not, and the router knows no such path.
const path = location.pathname.replace(/\/{2,}/g, '/');
if (path !== location.pathname) location.replace(path + location.search + location.hash);

// A page that comes back to its place needs the height of all its sections at once, and so does a focus that moves.
const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (opened?.type !== 'navigate') layOutAll();

// While pictures load, WebKit reloads to the fragment instead of the place.
addEventListener('pagehide', () => saveInTab(PLACE_KEY, [location.href, scrollY]));
const [address, top] = (readFromTab(PLACE_KEY) ?? []) as [] | [string, number];
// A tab that the browser has discarded reloads too, and its last place may be of another page.
if (opened?.type === 'reload' && location.hash && address === location.href) {
  addEventListener('pageshow', () => {
    if (loading) return;
    requestAnimationFrame(() => setTimeout(() => scrollTo({ top, behavior: 'instant' })));
  });
}
addEventListener('keydown', layOutAll, true);

// A page that was left while React booted may come back from the browser's cache without ever answering.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && loading && state.scripts !== 'ready') reload();
});

// Firefox goes to the place of the earlier page in the one that is left, as far as its height allows, before React
// switches them. So that one is made tall enough until then.
if ('navigation' in window) {
  navigation.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType !== 'traverse' || !destination.sameDocument) return;
    state.returning = '';
    // Has it laid out at once.
    void document.body.offsetHeight;
  });
  addEventListener('popstate', () => setTimeout(() => delete state.returning));
}

for (const type of INTERACTIONS) addEventListener(type, load, true);
document.addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    // What a link to the form is about (lib/browser/message.ts).
    const link = target.closest?.<HTMLElement>('[data-subject]');
    if (link?.dataset.subject) state.subject = link.dataset.subject;
    // The menu covers the form that its link leads to.
    target.closest?.('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
    const button = target.closest?.('button');
    // A submit button is kept by its form's submit event, which the browser sends only when the fields are filled in.
    if (button?.type === 'button') keep(button, event);
  },
  true,
);
document.addEventListener('submit', (event) => keep(event.target as HTMLElement, event), true);
document.addEventListener(HYDRATED, ({ target }) => replay(target as Element));
if (page.early && !prefersReducedData(navigator)) {
  // A frame before the body is there would have the scripts compete with it.
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => setTimeout(load)),
  );
}
addEventListener('load', () => whenIdle(layOutSkipped));
