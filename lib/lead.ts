/** The fields of the form as typed. */
export type Lead = { name: string; phone: string; message: string };

export type RequiredField = 'name' | 'phone' | 'consent';

/** Chooses the notice for missing fields: consent is named only when nothing else is missing. */
export function noticeOf(missing: readonly RequiredField[]): 'missing' | 'consent' {
  return missing.every((field) => field === 'consent') ? 'consent' : 'missing';
}

/**
 * Adds a line before and a line after the message of a lead. The parameters of the sending service stay those of the
 * specification, so all that the owner has to know stands in the message.
 */
export function withNotes(lead: Lead, before: string, after: string): Lead {
  return { ...lead, message: paragraphs(before, lead.message, after) };
}

/** Adds a line to a message, unless it is there already. Keeps the visitor's words. */
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
