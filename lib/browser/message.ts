import { addSubject } from '../lead';
import { readFromTab, saveInTab } from './tab-storage';

/**
 * Changes the message of the form on this page as if the visitor had typed it: the form saves a draft on input.
 */
export function changeMessage(change: (message: string) => string) {
  const field = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  if (!field) return;
  field.value = change(field.value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Writes a text into the message, in the place of the last one of its kind: one that the visitor has edited stays as it
 * is, for its lines no longer show what they are.
 */
export function writeIntoMessage(kind: string, text: string) {
  const earlier = readFromTab(kind);
  saveInTab(kind, text);
  changeMessage((message) =>
    addSubject(message, text, earlier === undefined ? text : String(earlier)),
  );
}

/** Returns the subject of a clicked link to the form, from its `data-subject`. */
export function subjectOf(clicked: EventTarget | null): string | undefined {
  const link = clicked instanceof Element ? clicked.closest<HTMLElement>('[data-subject]') : null;
  return link?.dataset.subject;
}

/** Takes the subject of a link clicked before hydration, which the loader notes. */
export function takeSubject(): string | undefined {
  const { subject } = document.documentElement.dataset;
  delete document.documentElement.dataset.subject;
  return subject;
}
