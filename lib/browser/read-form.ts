import type { Consent, Lead } from '../lead';

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
