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
export function withNotes(lead: Lead, before?: string, after?: string): Lead {
  return { ...lead, message: paragraphs(before, lead.message, after) };
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
