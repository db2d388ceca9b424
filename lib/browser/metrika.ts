import { GOAL_EVENT, type Goal, goalOfLink } from './goals';

/**
 * Everything about Yandex Metrika. A site whose settings have no counter has none of it in its pages.
 *
 * The pages of a site with a counter allow these hosts; none of them is asked before the visitor has agreed:
 * https://yandex.ru/support/metrica/code/install-counter-csp.html. The counter uses the .com address too.
 */
const HOSTS = ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'] as const;
export const METRIKA_HOSTS = { 'script-src': HOSTS, 'connect-src': HOSTS, 'img-src': HOSTS };

/** The key in localStorage of the visitor's choice: `yes`, `no`, or nothing yet. */
const METRIKA_CHOICE_KEY = 'metrika';

export type MetrikaChoice = 'yes' | 'no';

const COUNTER_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/**
 * The counter counts visits and goals. It does not record mouse or keyboard, and `defer` leaves page views to `hit`,
 * because client-side navigation loads no page.
 */
const OPTIONS = {
  defer: true,
  webvisor: false,
  clickmap: false,
  trackLinks: false,
  accurateTrackBounce: true,
};

type Command = (...call: readonly unknown[]) => void;
/** Keeps the calls until the counter's script is loaded. */
type Queue = Command & { a?: (readonly unknown[])[]; l?: number };

export type Counter = {
  /** Counts a page view. */
  hit(address: string): void;
  /** Ends the counting, the script's own too. */
  stop(): void;
};

/** The choice that this browser remembers; undefined where storage is blocked. */
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
 * Starts counting for a visitor who has agreed. Calls are queued until the script is loaded. Only the name of a goal is
 * sent, no personal data.
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
