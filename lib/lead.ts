/** The fields of the form as typed. */
export type Lead = { name: string; phone: string; message: string };

/** Whether the form has a consent checkbox, and whether it is ticked. */
export type Consent = 'not-asked' | 'given' | 'missing';

export type RequiredField = 'name' | 'phone' | 'consent';

/**
 * What keeps the form from being sent, in its order: blank fields, and an unticked consent checkbox. Any text counts as
 * a phone.
 */
export function missingFields(lead: Lead, consent: Consent): RequiredField[] {
  const blank = (['name', 'phone'] as const).filter((field) => lead[field].trim() === '');
  return consent === 'missing' ? [...blank, 'consent'] : blank;
}

/** The notice for missing fields: the one about consent only when nothing else is missing. */
export function noticeOf(missing: readonly RequiredField[]): 'missing' | 'consent' {
  return missing.every((field) => field === 'consent') ? 'consent' : 'missing';
}

/**
 * Adds a line to the message about the text that the visitor agreed to. The dated letter is the owner's proof of
 * consent, and the service's parameters stay those of the specification.
 */
export function withConsentNote(lead: Lead, note: string): Lead {
  return { ...lead, message: paragraphs(lead.message, note) };
}

/** Has the message begin with a line that says of which earlier lead this one is a repetition. */
export function withRepeatNote(lead: Lead, note: string): Lead {
  return { ...lead, message: paragraphs(note, lead.message) };
}

/** Adds a line to a message and keeps what the visitor wrote. A line that is there already is not repeated. */
export function addSubject(message: string, subject: string): string {
  return message.split('\n').includes(subject) ? message : paragraphs(message.trimEnd(), subject);
}

function paragraphs(...texts: string[]): string {
  return texts.filter(Boolean).join('\n\n');
}

export function isSameLead(one: Lead, other: Lead): boolean {
  return one.name === other.name && one.phone === other.phone && one.message === other.message;
}

export function isBlank(lead: Lead): boolean {
  return Object.values(lead).every((value) => value === '');
}
