/** What the visitor left in the form, as typed. */
export type Lead = { name: string; phone: string; message: string };

/** Whether the form has a box of consent, and whether it is ticked. */
export type Consent = 'not-asked' | 'given' | 'missing';

export type RequiredField = 'name' | 'phone' | 'consent';

/**
 * What the form still needs before it may be sent, in its order: fields that are empty or blank, and a box of consent
 * that is not ticked. Anything typed is taken as a phone.
 */
export function missingFields(lead: Lead, consent: Consent): RequiredField[] {
  const blank = (['name', 'phone'] as const).filter((field) => lead[field].trim() === '');
  return consent === 'missing' ? [...blank, 'consent'] : blank;
}

/** The notice for what is missing: that of the error catalogue, unless the consent is all that is missing. */
export function noticeOf(missing: readonly RequiredField[]): 'missing' | 'consent' {
  return missing.every((field) => field === 'consent') ? 'consent' : 'missing';
}

/**
 * The lead with a line in its message that tells the owner which text the visitor agreed to. The letter is dated, so it
 * is the owner's proof; the service's parameters stay the four of the specification.
 */
export function withConsentNote(lead: Lead, note: string): Lead {
  return { ...lead, message: lead.message === '' ? note : `${lead.message}\n\n${note}` };
}

/** Tells whether nothing at all was typed. */
export function isBlank(lead: Lead): boolean {
  return Object.values(lead).every((value) => value === '');
}
