import { type Consent, isBlank, type Lead, type RequiredField } from '../lead';
import { loadDraft, saveDraft } from './draft';

/** Reads the form's fields; a missing one counts as empty. */
export function readLead(form: HTMLFormElement): Lead {
  const data = new FormData(form);
  const read = (field: keyof Lead) => String(data.get(field) ?? '');
  return { name: read('name'), phone: read('phone'), message: read('message') };
}

export function readConsent(form: HTMLFormElement): Consent {
  const box = form.elements.namedItem('consent');
  if (!(box instanceof HTMLInputElement)) return 'not-asked';
  return box.checked ? 'given' : 'missing';
}

/** Fills in the draft, except in fields that the browser has filled itself. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft())) {
    const field = form.elements.namedItem(name);
    if (isField(field) && field.value === '') field.value = value;
  }
  const lead = readLead(form);
  if (!isBlank(lead)) saveDraft(lead);
}

/** Moves the focus to a field and brings it into view with its label. */
export function focusField(form: HTMLFormElement, name: RequiredField) {
  const field = form.elements.namedItem(name);
  if (!isField(field)) return;
  field.focus({ preventScroll: true });
  showAtOnce(field);
}

/** Scrolls without animation, which the next scroll would interrupt. */
export function showAtOnce(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

function isField(field: unknown): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}
