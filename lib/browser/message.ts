import { addSubject } from '../lead';
import { rootData } from './root-data';
import { readFromTab, saveInTab } from './tab-storage';

const SUBJECT_KEY = 'lead-subject';

/** The event that announces a subject in the message. */
export const SUBJECT_EVENT = 'lead:subject';

/** Returns the subject of the last button that led to the form, if the message still contains it. */
export function subjectIn(message: string): string | undefined {
  const subject = readFromTab(SUBJECT_KEY);
  return typeof subject === 'string' && message.includes(subject) ? subject : undefined;
}

/**
 * Writes a text into the form's message as if it was typed. It replaces the last text with the same key, unless that was edited.
 */
export function writeIntoMessage(text: string, key?: string) {
  const field = document.querySelector<HTMLTextAreaElement>('#contact textarea[name="message"]');
  if (!field) return;
  const earlier = key && readFromTab(key);
  if (key) saveInTab(key, text);
  field.value = addSubject(field.value, text, earlier ? String(earlier) : text);
  // The end of a long message is the newest.
  field.scrollTop = field.scrollHeight;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Has the heading of the form answer the button that was pressed. The message must contain the subject. */
export function announceSubject(subject: string) {
  saveInTab(SUBJECT_KEY, subject);
  window.dispatchEvent(new Event(SUBJECT_EVENT));
}

/** Writes the subject of each clicked link to the form into the message. Returns a function that stops this. */
export function writeSubjects(): () => void {
  const write = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-subject]') : null;
    // The loader has saved the subject of a link that was clicked before hydration.
    const subject = link?.dataset.subject ?? rootData.subject;
    delete rootData.subject;
    if (!subject) return;
    writeIntoMessage(subject);
    announceSubject(subject);
  };
  write({ target: null });
  document.addEventListener('click', write);
  return () => document.removeEventListener('click', write);
}
