import { GOAL_EVENT, type Goal, goalOfLink } from './goals';

/**
 * Yandex Metrika: the only file that knows it. None of it is in the pages of a site whose settings have no counter.
 *
 * A page that shall count must let these hosts in; none of them is asked before the visitor has agreed:
 * https://yandex.ru/support/metrica/code/install-counter-csp.html. The counter answers from the .com address too.
 */
export const METRIKA_HOSTS = {
  'script-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  'img-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
} as const;

/** Where the browser keeps the visitor's choice: `yes`, `no`, or nothing yet. */
const METRIKA_CHOICE_KEY = 'metrika';

export type MetrikaChoice = 'yes' | 'no';

const COUNTER_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/**
 * What the counter may do: count visits and goals. It records no mouse and no typing, and waits to be told of each page,
 * because pages are switched without a load.
 */
const OPTIONS = {
  defer: true,
  webvisor: false,
  clickmap: false,
  trackLinks: false,
  accurateTrackBounce: true,
};

type Command = (...call: readonly unknown[]) => void;
/** Keeps the calls until the counter's script has come and takes them over. */
type Queue = Command & { a?: (readonly unknown[])[]; l?: number };

export type Counter = {
  /** A page is shown. */
  hit(address: string): void;
  /** Stops listening for goals. */
  stop(): void;
};

/** The choice this browser remembers; none where storage is blocked. */
export function readChoice(): MetrikaChoice | undefined {
  try {
    const choice = localStorage.getItem(METRIKA_CHOICE_KEY);
    return choice === 'yes' || choice === 'no' ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the choice and tells whether the browser will remember it. */
export function keepChoice(choice: MetrikaChoice): boolean {
  try {
    localStorage.setItem(METRIKA_CHOICE_KEY, choice);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts counting for a visitor who has agreed. The calls wait in a queue; the script itself is fetched when the page
 * has loaded and has nothing better to do. A goal goes out as its name, never with a name or a phone.
 *
 * @param id the number of the counter
 */
export function startCounter(id: string): Counter {
  const number = Number(id);
  const ym = openQueue();
  ym(number, 'init', OPTIONS);
  whenIdle(fetchCounter);

  const reach = (goal: Goal) => ym(number, 'reachGoal', goal);
  const onGoal = (event: Event) => reach((event as CustomEvent<Goal>).detail);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const goal = link?.href ? goalOfLink(link.href, window.location.origin) : undefined;
    if (goal) reach(goal);
  };
  window.addEventListener(GOAL_EVENT, onGoal);
  document.addEventListener('click', onClick);

  return {
    hit: (address) => ym(number, 'hit', address),
    stop() {
      window.removeEventListener(GOAL_EVENT, onGoal);
      document.removeEventListener('click', onClick);
    },
  };
}

function openQueue(): Command {
  const page = window as typeof window & { ym?: Queue };
  if (!page.ym) {
    const queue: Queue = (...call) => {
      queue.a ??= [];
      queue.a.push(call);
    };
    queue.l = Date.now();
    page.ym = queue;
  }
  // The script puts its own function in the queue's place, so it is looked up at each call.
  return (...call) => page.ym?.(...call);
}

function fetchCounter() {
  if (document.querySelector(`script[src="${COUNTER_SCRIPT}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = COUNTER_SCRIPT;
  document.head.append(script);
}

function whenIdle(run: () => void) {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run);
    else setTimeout(run, 1);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
