import { HYDRATED } from '../../../lib/browser/hydration';
import { rootData } from '../../../lib/browser/root-data';
import { isFromDisk } from './from-disk';
import { findAgain, unhydratedIsland } from './island';

/** When a click has waited this long, the page says that it is still loading and shows the phone number. */
export const LATE_AFTER_MS = 4_000;

/** Buttons and forms clicked before hydration, the last one last, however often each was clicked. */
const waiting = new Set<HTMLElement>();
let lateTimer: ReturnType<typeof setTimeout> | undefined;

/** Holds a click on an island. Links, fields, questions and the menu are native and need no script. */
function hold(control: HTMLElement, event: Event) {
  // A page opened from the disk never gets its scripts, and from-disk.ts has it say so.
  if (isFromDisk || !unhydratedIsland(control)) return;
  event.preventDefault();
  // React listens on the document too, and must not answer the click a second time.
  event.stopImmediatePropagation();
  waiting.delete(control);
  waiting.add(control);
  setWaiting(control, true);
  lateTimer ??= setTimeout(() => {
    rootData.scripts ??= 'late';
  }, LATE_AFTER_MS);
}

function replay(island: HTMLElement) {
  clearTimeout(lateTimer);
  lateTimer = undefined;
  for (const control of waiting) {
    const present = findAgain(island, control);
    if (!present) continue;
    waiting.delete(control);
    setWaiting(present, false);
    if (present instanceof HTMLFormElement) present.requestSubmit();
    else present.click();
  }
}

/** base.css has a style for `[data-waiting]`. */
function setWaiting(control: HTMLElement, isWaiting: boolean) {
  const button = control.querySelector('[type=submit]') ?? control;
  button.toggleAttribute('data-waiting', isWaiting);
}

addEventListener(
  'click',
  (event) => {
    const target = event.target as Element;
    // lib/browser/message.ts writes the subject of a link to the form into the message.
    const link = target.closest?.<HTMLElement>('[data-subject]');
    if (link?.dataset.subject) rootData.subject = link.dataset.subject;
    const anchor = target.closest?.('a');
    // The menu covers the form that its link leads to.
    anchor?.closest<HTMLElement>('[popover]')?.hidePopover?.();
    const button = target.closest?.('button');
    // A form is held by its submit event, which the browser sends only when the fields are filled in.
    if (button?.type === 'button') hold(button, event);
  },
  true,
);
addEventListener('submit', (event) => hold(event.target as HTMLElement, event), true);
addEventListener(HYDRATED, ({ target }) => replay(target as HTMLElement));
