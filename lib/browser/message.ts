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

/** Writes the subject of each clicked link to the form into its message; returns a function that ends it. */
export function writeSubjects(): () => void {
  const { dataset } = document.documentElement;
  const write = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-subject]') : null;
    // The loader notes that of a link clicked before hydration.
    const subject = link?.dataset.subject ?? dataset.subject;
    delete dataset.subject;
    if (subject) changeMessage((message) => addSubject(message, subject));
  };
  write({ target: null });
  document.addEventListener('click', write);
  return () => document.removeEventListener('click', write);
}
