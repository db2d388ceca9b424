export type Lead = { name: string; phone: string; message: string };

/** Reads a lead from anything; what is no text counts as empty. */
export function leadOf(fields: Partial<Record<keyof Lead, unknown>>): Lead {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: text(fields.name), phone: text(fields.phone), message: text(fields.message) };
}

export type RequiredField = 'name' | 'phone' | 'consent';

/** Chooses the notice for missing fields: consent is named only when nothing else is missing. */
export function noticeOf(missing: readonly RequiredField[]): 'missing' | 'consent' {
  return missing.every((field) => field === 'consent') ? 'consent' : 'missing';
}

/** Adds to the message what the owner has to know: the letter has no other field for it. */
export function withNotes(lead: Lead, before?: string, ...after: (string | undefined)[]): Lead {
  return { ...lead, message: paragraphs(before, lead.message, ...after) };
}

/** The service takes letters of about 50 KB. The notes and the keys take some of it. */
const MOST_BYTES = 46_000;

/** Says how many letters a lead has that is too long for the service, and about how many of them it would take. */
export function excessOf(lead: Lead): { letters: number; most: number } | undefined {
  const letters = Object.values(lead).join('').length;
  const bytes = new Blob([JSON.stringify(lead)]).size;
  if (bytes <= MOST_BYTES) return undefined;
  return { letters, most: Math.floor((letters * MOST_BYTES) / bytes / 100) * 100 };
}

/** The lead as a text that its visitor sends on by himself. */
export function writeLead({ name, phone, message }: Lead): string {
  return [name, phone, message].filter(Boolean).join('\n');
}

/** Adds a text to a message, in the place of an earlier one that the visitor has not edited. */
export function addSubject(message: string, subject: string, earlier = subject): string {
  const lines = `\n${message}\n`;
  if (!lines.includes(`\n${earlier}\n`)) return paragraphs(message.trimEnd(), subject);
  return lines.replace(`\n${earlier}\n`, () => `\n${subject}\n`).slice(1, -1);
}

function paragraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}
