import { HYDRATED } from '../../../lib/browser/hydration';
import { state } from './state';

/** How long a click may wait before the page names the phone. */
export const LATE_AFTER_MS = 4_000;

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
