import { fieldsOf } from '../fields-of';
import { type Lead, leadOf, type RequiredField } from '../lead';
import { VISIBLE } from '../unseen';
import { readFromTab, saveInTab } from './tab-storage';

const DRAFT_KEY = 'lead-draft';

export function readLead(form: HTMLFormElement): Lead {
  return leadOf(Object.fromEntries(new FormData(form)));
}

/** Lists the required fields that are blank or unticked, in the order of the form. Any text counts as a phone. */
export function missingFields(form: HTMLFormElement): RequiredField[] {
  return [...form.querySelectorAll<HTMLInputElement>('[required]')]
    .filter(({ type, checked, value }) => (type === 'checkbox' ? !checked : !VISIBLE.test(value)))
    .map(({ name }) => name as RequiredField);
}

export function saveDraft(lead: Lead | undefined) {
  saveInTab(DRAFT_KEY, lead);
}

export function loadDraft(): Lead {
  return leadOf(fieldsOf(readFromTab(DRAFT_KEY)));
}

/**
 * Calls a function after each edit of a form. Returns a function that stops this. Autofill may send only a change event,
 * which React ignores where a script has set the value.
 */
export function onEdit(form: HTMLFormElement, handle: (event: Event) => void): () => void {
  form.addEventListener('input', handle);
  form.addEventListener('change', handle);
  return () => {
    form.removeEventListener('input', handle);
    form.removeEventListener('change', handle);
  };
}

/** Fills the empty fields from the draft, then saves the form as the draft. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft())) {
    const field = fieldOf(form, name);
    if (value && field?.value === '') field.value = value;
  }
  saveDraft(readLead(form));
}

/** Fills the form of the page with a lead that was sent, except for fields with a newer text, and moves to its phone. */
export function reopenForm(lead: Lead) {
  const form = document.querySelector<HTMLFormElement>('#contact form');
  if (!form) return;
  const typed = Object.entries(readLead(form)).filter(([, value]) => value);
  saveDraft({ ...lead, ...Object.fromEntries(typed) });
  restoreDraft(form);
  // The fields are checked as if the visitor had typed.
  form.dispatchEvent(new Event('input'));
  focusField(form, 'phone');
}

export function focusField(form: HTMLFormElement, name: RequiredField | keyof Lead) {
  const field = fieldOf(form, name);
  field?.focus({ preventScroll: true });
  showAtOnce(field);
}

/** Scrolls without an animation, which the next scroll would interrupt. */
export function showAtOnce(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}
