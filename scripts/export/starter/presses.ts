import { HYDRATED } from '../../../lib/browser/hydration';

/** How long a press may go unanswered before the page says how else to reach the owner. */
export const PATIENCE_MS = 4_000;

type Presses = {
  /** Called with the first press that has to wait, once it has waited too long. */
  onLate(): void;
  /** Called when an island has woken. */
  onAwake(): void;
};

/**
 * Keeps the presses made before their island is awake, and repeats them when it is.
 *
 * A press counts once for each control, whatever the impatience: six presses of «Далее» are one step. Only the
 * buttons and forms of islands (`data-island`) need a script; links, fields, questions and the menu are native.
 * A form that the browser itself refuses sends no submit event, so nothing half-filled is ever sent later.
 */
export function keepPresses({ onLate, onAwake }: Presses) {
  const waiting = new Set<HTMLElement>();
  const awake = new WeakSet<Element>();
  let patience: ReturnType<typeof setTimeout> | undefined;

  function keep(control: HTMLElement, event: Event) {
    const island = control.closest('[data-island]');
    if (!island || awake.has(island)) return;
    event.preventDefault();
    // React listens on the document too, and may be half awake: the press must not be answered twice.
    event.stopImmediatePropagation();
    // The last press is the last to be answered, also among tabs pressed to and fro.
    waiting.delete(control);
    waiting.add(control);
    mark(control, true);
    patience ??= setTimeout(onLate, PATIENCE_MS);
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest?.('button');
      // A submit button speaks through the submit event, once the browser is content with the fields.
      if (button?.type === 'button') keep(button, event);
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => keep(event.target as HTMLFormElement, event),
    true,
  );
  document.addEventListener(HYDRATED, ({ target }) => {
    const island = target as Element;
    awake.add(island);
    clearTimeout(patience);
    patience = undefined;
    onAwake();
    for (const control of waiting) {
      if (!island.contains(control)) continue;
      waiting.delete(control);
      mark(control, false);
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
    }
  });
}

/** Shows on the control that the press was felt: `[data-waiting]` in Button.module.css. */
function mark(control: HTMLElement, waits: boolean) {
  const button =
    control instanceof HTMLFormElement ? control.querySelector('[type=submit]') : control;
  button?.toggleAttribute('data-waiting', waits);
}
