/** What the visitor left in the form, as typed. */
export type Lead = { name: string; phone: string; message: string };

export type RequiredField = 'name' | 'phone';

/** The required fields that are empty or blank, in the order of the form. Anything typed is taken as a phone. */
export function missingFields(lead: Lead): RequiredField[] {
  return (['name', 'phone'] as const).filter((field) => lead[field].trim() === '');
}

/** Tells whether nothing at all was typed. */
export function isBlank(lead: Lead): boolean {
  return Object.values(lead).every((value) => value === '');
}

/** Reads the form's fields; one that is not there counts as empty. */
export function readLead(form: HTMLFormElement): Lead {
  const data = new FormData(form);
  const read = (field: keyof Lead) => String(data.get(field) ?? '');
  return { name: read('name'), phone: read('phone'), message: read('message') };
}
