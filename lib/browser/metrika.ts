import { GOAL_EVENT, goalOfLink, type ReachedGoal } from './goals';

/** From https://yandex.ru/support/metrica/code/install-counter-csp.html; the counter uses the .com address too. */
export const METRIKA_HOSTS = [
  'https://mc.yandex.ru',
  'https://mc.yandex.com',
  'https://yastatic.net',
];

/** The localStorage key of the visitor's choice: `yes`, `no`, or nothing yet. */
const CHOICE_KEY = 'metrika';

type Choice = 'yes' | 'no';

/**
 * Mouse and keyboard are not recorded. With `defer` page views are counted by `hit`, since client-side navigation loads
 * no page.
 */
const OPTIONS = {
  defer: true,
  webvisor: false,
  clickmap: false,
  trackLinks: false,
  accurateTrackBounce: true,
};

type Command = (...call: unknown[]) => void;

export function readChoice(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}

/** Saves the choice and returns it. A visitor whose browser cannot save a consent is not counted. */
export function keepChoice(choice: Choice): Choice {
  try {
    localStorage.setItem(CHOICE_KEY, choice);
    return choice;
  } catch {
    return 'no';
  }
}

/** Calls the queue or, once the counter's script is loaded, the script's function. */
const ym: Command = (...call) => (window as typeof window & { ym?: Command }).ym?.(...call);

/**
 * Starts counting for a visitor who has agreed, and returns a function that stops it. Sends goals, no personal data.
 */
export function startCounter(id: number): () => void {
  if (!('ym' in window)) loadCounter();
  ym(id, 'init', OPTIONS);
  const listeners = new AbortController();
  const { signal } = listeners;
  const onGoal = (event: Event) => {
    const { goal, details } = (event as CustomEvent<ReachedGoal>).detail;
    ym(id, 'reachGoal', goal, details);
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const goal = link && goalOfLink(link);
    if (goal) ym(id, 'reachGoal', goal);
  };
  window.addEventListener(GOAL_EVENT, onGoal, { signal });
  document.addEventListener('click', onClick, { signal });
  return () => {
    listeners.abort();
    // This also stops all counting by the script.
    ym(id, 'destruct');
  };
}

/**
 * Counts a view of the current page and returns its address. The counter's script may read the title later, when another
 * page is open, and would take the site that led to the first page for the referrer of all.
 *
 * @param referer the address of the page before
 */
export function countView(id: number, referer: string): string {
  const { href } = window.location;
  ym(id, 'hit', href, { title: document.title, referer });
  return href;
}

/**
 * Calls a function once the page has a title: on a page switch the router removes the old one before it adds the new one.
 * Returns a function that stops this.
 */
export function onceTitled(handle: () => void): () => void {
  const observer = new MutationObserver(check);
  function check() {
    if (!document.title) return;
    observer.disconnect();
    handle();
  }
  observer.observe(document.head, { childList: true, subtree: true });
  check();
  return () => observer.disconnect();
}

/** Fetches the counter's script and queues calls until it is loaded. */
function loadCounter() {
  const a: unknown[][] = [];
  const queue = (...call: unknown[]) => void a.push(call);
  Object.assign(window, { ym: Object.assign(queue, { a, l: Date.now() }) });
  const src = 'https://mc.yandex.ru/metrika/tag.js';
  document.head.append(Object.assign(document.createElement('script'), { src }));
}
