import { GOAL_EVENT, type Goal, goalOfLink } from './goals';

/**
 * Hosts of Yandex Metrika, which the policy of a site with a counter allows. None is asked before the visitor agrees.
 *
 * https://yandex.ru/support/metrica/code/install-counter-csp.html; the counter uses the .com address too.
 */
const HOSTS = ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'] as const;
export const METRIKA_HOSTS = { 'script-src': HOSTS, 'connect-src': HOSTS, 'img-src': HOSTS };

/** The key in localStorage of the visitor's choice: `yes`, `no`, or nothing yet. */
const METRIKA_CHOICE_KEY = 'metrika';

export type MetrikaChoice = 'yes' | 'no';

const COUNTER_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/**
 * Counts visits and goals, records neither mouse nor keyboard. `defer` leaves page views to `hit`, because client-side
 * navigation loads no page.
 */
const OPTIONS = {
  defer: true,
  webvisor: false,
  clickmap: false,
  trackLinks: false,
  accurateTrackBounce: true,
};

type Command = (...call: readonly unknown[]) => void;
/** Queues calls until the counter's script is loaded. */
type Queue = Command & { a?: (readonly unknown[])[]; l?: number };

export type Counter = {
  /** Counts a page view. */
  hit(address: string): void;
  /** Ends all counting, by the script too. */
  stop(): void;
};

/** Reads the visitor's choice; undefined where there is none or storage is blocked. */
export function readChoice(): MetrikaChoice | undefined {
  try {
    const choice = localStorage.getItem(METRIKA_CHOICE_KEY);
    return choice === 'yes' || choice === 'no' ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the choice and returns whether that worked. */
export function keepChoice(choice: MetrikaChoice): boolean {
  try {
    localStorage.setItem(METRIKA_CHOICE_KEY, choice);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts counting for a visitor who has agreed. Sends the names of goals, no personal data.
 *
 * @param id the number of the counter
 */
export function startCounter(id: string): Counter {
  const number = Number(id);
  const ym = openQueue();
  ym(number, 'init', OPTIONS);
  const listeners = new AbortController();
  const { signal } = listeners;
  fetchCounter();

  const reach = (goal: Goal) => ym(number, 'reachGoal', goal);
  const onGoal = (event: Event) => reach((event as CustomEvent<Goal>).detail);
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const goal = link?.href ? goalOfLink(link.href, window.location.origin) : undefined;
    if (goal) reach(goal);
  };
  window.addEventListener(GOAL_EVENT, onGoal, { signal });
  document.addEventListener('click', onClick, { signal });

  return {
    hit: (address) => ym(number, 'hit', address),
    stop: () => {
      listeners.abort();
      ym(number, 'destruct');
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
  // The script replaces the queue with its own function, so it is looked up at each call.
  return (...call) => page.ym?.(...call);
}

function fetchCounter() {
  if (document.querySelector(`script[src="${COUNTER_SCRIPT}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = COUNTER_SCRIPT;
  document.head.append(script);
}
