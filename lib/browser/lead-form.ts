import { type Lead, leadOf, type RequiredField } from '../lead';
import { readFromTab, saveInTab } from './tab-storage';

const DRAFT_KEY = 'lead-draft';

export function readLead(form: HTMLFormElement): Lead {
  return leadOf(Object.fromEntries(new FormData(form)));
}

/** A character that is drawn: neither a space nor one of those that have no shape. */
const VISIBLE = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Lists the blank fields and an unticked consent, in the order of the form. Any text counts as a phone. */
export function missingFields(form: HTMLFormElement): RequiredField[] {
  return [...form.querySelectorAll<HTMLInputElement>('[required]')]
    .filter(({ type, checked, value }) => (type === 'checkbox' ? !checked : !VISIBLE.test(value)))
    .map(({ name }) => name as RequiredField);
}

export function saveDraft(lead: Lead | undefined) {
  saveInTab(DRAFT_KEY, lead);
}

export function loadDraft(): Lead {
  return leadOf(Object(readFromTab(DRAFT_KEY)));
}

/** Fills in the draft, except in fields that are filled already, and saves what stands in the form then. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft())) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
  saveDraft(readLead(form));
}

export function focusField(form: HTMLFormElement, name: RequiredField | 'message') {
  const field = fieldOf(form, name);
  field?.focus({ preventScroll: true });
  showAtOnce(field);
}

/** Scrolls without animation, which the next scroll would interrupt. */
export function showAtOnce(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function fieldOf(form: HTMLFormElement, name: string) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
}
