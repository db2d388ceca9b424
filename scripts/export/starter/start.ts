import { prefersReducedData } from '../../../lib/browser/connection';
import { whenIdle } from './idle';
import { beginLayout, holdLayout, layOutAll, layOutByPieces } from './layout';
import { keepPresses } from './presses';
import { state } from './state';

/** What scripts/export/page.ts took out of the page, in `data-start` of this script's own element. */
export type StartParts = {
  /** The address of React's data for this page, and its hash. */
  payload: string;
  integrity: string;
  scripts: readonly string[];
  /** What Turbopack runs when the scripts are there. */
  bootstrap: unknown;
  /** Start right after the first paint: the page is a tool. */
  early?: boolean;
  /** The policy of a visitor who has not agreed to be counted; absent where nobody is counted. */
  unlessAgreed?: { choiceKey: string; policy: string };
};

/** Whether the site counts visits at all; where it does not, what is for it alone is left out of the bundle. */
declare const COUNTED: boolean;

/** Where Next looks for the page's data, and what its scripts, once they are there, wait at for the word to begin. */
type NextGlobals = { __next_f: unknown[]; TURBOPACK: unknown[] };

/** Any of these says that someone is there; a touch is a pointer too, and aids to the blind may only click. */
const FIRST_SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click'];

/** React's data is read by rows; more than this many characters at once would be felt on a slow phone. */
const PORTION_OF_ROWS = /.{1,24000}[^\n]*\n?/gs;

const { dataset } = document.currentScript as HTMLScriptElement;
const parts: StartParts = JSON.parse(dataset.start as string);
const fetched = new Map<string, Promise<unknown>>();

/** Fetches a part once; one that failed is fetched anew at the next start. */
function once<Part>(address: string, fetchPart: (address: string) => Promise<Part>): Promise<Part> {
  const part = (fetched.get(address) as Promise<Part> | undefined) ?? fetchPart(address);
  fetched.set(address, part);
  part.catch(() => fetched.delete(address));
  return part;
}

async function fetchPayload(address: string): Promise<string> {
  // Neither another release's data nor a host's words for what is missing fit the page: the hash refuses both.
  const response = await fetch(address, { integrity: parts.integrity });
  return response.text();
}

function fetchScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  });
}

/** One after the other, each in a task of its own: ten requests at once would be felt on a slow phone. */
async function fetchParts(): Promise<string> {
  const payload = once(parts.payload, fetchPayload);
  const scripts: Promise<void>[] = [];
  for (const address of parts.scripts) {
    await nextTask();
    scripts.push(once(address, fetchScript));
  }
  await Promise.all(scripts);
  return payload;
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

let started = false;

async function start() {
  if (started) return;
  started = true;
  try {
    const payload = await fetchParts();
    // The last script has just been read in this task; what it begins gets one of its own.
    await nextTask();
    const next = globalThis as unknown as NextGlobals;
    next.__next_f = [[0]];
    // Tasks of their own, so that no press waits for all of them. Next takes data until a timer of the same length
    // has run out, which it sets while it boots: timers of one length run in the order in which they were set.
    for (const rows of payload.match(PORTION_OF_ROWS) ?? []) {
      setTimeout(() => next.__next_f.push([1, rows]));
    }
    next.TURBOPACK.push(parts.bootstrap);
  } catch {
    // The next sign of a visitor tries again; until then the page says how else to reach the owner.
    started = false;
    state.scripts = 'late';
  }
}

/** Scrolling alone, as with the bar at the edge, asks for the page but for no script. */
function onSign(event: Event) {
  if (isAtRest(event)) return;
  layOutAll();
  if (event.type !== 'scroll') start();
}

/** A page that comes under a pointer, or moves under it, hears of moves that nobody made. */
function isAtRest(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && !movementX && !movementY;
}

/** What the first view has no need of. */
function layOutAndStart() {
  layOutByPieces(() => {
    if (!prefersReducedData(navigator)) whenIdle(start);
  });
}

function afterFirstPaint(run: () => void) {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}

/** Must come before anything else of the page is read: a policy holds from where it stands. */
function layPolicy({ choiceKey, policy }: NonNullable<StartParts['unlessAgreed']>) {
  if (hasAgreed(choiceKey)) return;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
}

function hasAgreed(choiceKey: string): boolean {
  try {
    return localStorage.getItem(choiceKey) === 'yes';
  } catch {
    return false;
  }
}

if (COUNTED && parts.unlessAgreed) layPolicy(parts.unlessAgreed);
keepPresses({
  onLate() {
    state.scripts = 'late';
  },
  onAwake() {
    state.scripts = 'here';
  },
});
holdLayout();
for (const sign of [...FIRST_SIGNS, 'scroll']) addEventListener(sign, onSign, true);
if (parts.early && !prefersReducedData(navigator)) afterFirstPaint(start);
addEventListener('load', () => {
  // No picture is ever due in a tab behind others, nor for many a robot.
  setTimeout(beginLayout);
  // A small page may have loaded before it is painted, and asks for its fonts then.
  afterFirstPaint(() => document.fonts.ready.then(() => whenIdle(layOutAndStart)));
});
