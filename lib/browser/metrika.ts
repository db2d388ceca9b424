import { GOAL_EVENT, type Goal, goalOfLink } from './goals';

/** From https://yandex.ru/support/metrica/code/install-counter-csp.html; the counter uses the .com address too. */
export const METRIKA_HOSTS = [
  'https://mc.yandex.ru',
  'https://mc.yandex.com',
  'https://yastatic.net',
];

/** The key in localStorage of the visitor's choice: `yes`, `no`, or nothing yet. */
const CHOICE_KEY = 'metrika';

export type MetrikaChoice = 'yes' | 'no';

const COUNTER_SCRIPT = 'https://mc.yandex.ru/metrika/tag.js';

/** Records neither mouse nor keyboard. `defer` leaves page views to `hit`: client-side navigation loads no page. */
const OPTIONS = {
  defer: true,
  webvisor: false,
  clickmap: false,
  trackLinks: false,
  accurateTrackBounce: true,
};

type Command = (...call: unknown[]) => void;

export type Counter = ReturnType<typeof startCounter>;

export function readChoice(): MetrikaChoice | undefined {
  try {
    const choice = localStorage.getItem(CHOICE_KEY);
    return choice === 'yes' || choice === 'no' ? choice : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the choice and returns it. A browser that cannot remember a consent is not counted. */
export function keepChoice(choice: MetrikaChoice): MetrikaChoice {
  try {
    localStorage.setItem(CHOICE_KEY, choice);
    return choice;
  } catch {
    return 'no';
  }
}

/** Starts counting for a visitor who has agreed. Sends the names of goals, no personal data. */
export function startCounter(id: string) {
  const page = window as typeof window & { ym?: Command };
  page.ym ??= openQueue();
  // The script replaces the queue with its own function, so it is looked up at each call.
  const ym: Command = (...call) => page.ym?.(Number(id), ...call);
  ym('init', OPTIONS);
  const listeners = new AbortController();
  const { signal } = listeners;
  const onGoal = (event: Event) => ym('reachGoal', (event as CustomEvent<Goal>).detail);
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    const goal = link && goalOfLink(link);
    if (goal) ym('reachGoal', goal);
  };
  window.addEventListener(GOAL_EVENT, onGoal, { signal });
  document.addEventListener('click', onClick, { signal });

  return {
    hit: (address: string) => ym('hit', address),
    /** Ends all counting, by the script too. */
    stop: () => {
      listeners.abort();
      ym('destruct');
    },
  };
}

/** Fetches the counter's script. Until it is loaded, the queue keeps the calls. */
function openQueue(): Command {
  const script = document.createElement('script');
  script.src = COUNTER_SCRIPT;
  document.head.append(script);
  const a: unknown[][] = [];
  return Object.assign((...call: unknown[]) => void a.push(call), { a, l: Date.now() });
}
