import { restoreSelection, saveSelection } from '../../../lib/browser/choices';
import { HYDRATED } from '../../../lib/browser/hydration';
import { readLead, restoreDraft, saveDraft } from '../../../lib/browser/lead-form';
import { findAgain, unhydratedIsland } from './island';

/*
 * Keeps what a visitor types and ticks before hydration, over a reload and where React draws the page anew: it does so
 * when an extension, a translator or a proxy has changed the page before.
 */

/** Fields of islands that are not hydrated yet: those that the visitor has changed, and the one he is in. */
const changed = new Set<HTMLInputElement>();
let focused: HTMLInputElement | null = null;

const leadForm = () => document.querySelector<HTMLFormElement>('#contact form');

function restore() {
  const form = leadForm();
  if (form) restoreDraft(form);
  restoreSelection();
}

function save({ target }: Event) {
  const field = target as HTMLInputElement;
  const island = unhydratedIsland(field);
  if (!island) return;
  changed.add(field);
  // base.css shows that the island's answer waits.
  island.dataset.changed = '';
  const form = leadForm();
  if (form) saveDraft(readLead(form));
  saveSelection();
}

/** Carries values and the focus over to the fields that React has drawn in the place of these. */
function carryOver(island: HTMLElement) {
  for (const field of changed) {
    const present = findAgain(island, field);
    if (!present) continue;
    // The next page may have a field of the same name, which must not get this value.
    changed.delete(field);
    if (present === field) continue;
    present.value = field.value;
    present.checked = field.checked;
    present.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const present = focused && findAgain(island, focused);
  if (focused && present && present !== focused) moveFocus(focused, present);
  if (present) focused = null;
}

function moveFocus(from: HTMLInputElement, to: HTMLInputElement) {
  to.focus({ preventScroll: true });
  // A checkbox has no text to select in.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

addEventListener('DOMContentLoaded', restore);
// Autofill may send a change alone.
for (const type of ['input', 'change']) addEventListener(type, save);
addEventListener('focusin', ({ target }) => {
  const field = target as HTMLInputElement;
  focused = unhydratedIsland(field) && field;
});
addEventListener(HYDRATED, ({ target }) => carryOver(target as HTMLElement));
