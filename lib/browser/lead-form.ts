import { isBlank, type Lead, type RequiredField } from '../lead';
import { loadDraft, saveDraft } from './draft';

/** Reads the form's fields; a missing one counts as empty. */
export function readLead(form: HTMLFormElement): Lead {
  const data = new FormData(form);
  const read = (field: keyof Lead) => String(data.get(field) ?? '');
  return { name: read('name'), phone: read('phone'), message: read('message') };
}

/** Lists the blank fields and an unticked consent, in the order of the form. Any text counts as a phone. */
export function missingFields(form: HTMLFormElement): RequiredField[] {
  return [...form.querySelectorAll<HTMLInputElement>('[required]')]
    .filter(({ type, checked, value }) => (type === 'checkbox' ? !checked : value.trim() === ''))
    .map(({ name }) => name as RequiredField);
}

/** Fills in the draft, except in fields that the browser has filled itself. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(loadDraft())) {
    const field = fieldOf(form, name);
    if (field?.value === '') field.value = value;
  }
  const lead = readLead(form);
  if (!isBlank(lead)) saveDraft(lead);
}

export function focusField(form: HTMLFormElement, name: RequiredField) {
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
