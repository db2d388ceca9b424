export type Lead = { name: string; phone: string; message: string };

/** Reads a lead from unchecked values. A value that is not a text becomes empty. */
export function leadOf(fields: Partial<Record<keyof Lead, unknown>>): Lead {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { name: text(fields.name), phone: text(fields.phone), message: text(fields.message) };
}

export type RequiredField = 'name' | 'phone' | 'consent';

/** Adds notes for the owner to the message, because the letter has no other field for them. */
export function withNotes(lead: Lead, before?: string, ...after: (string | undefined)[]): Lead {
  return { ...lead, message: paragraphs(before, lead.message, ...after) };
}

/** The service accepts letters of about 50 KB, and the notes and keys need a part of that. */
const MOST_BYTES = 46_000;

/** Returns the length of a lead that is too long for the service, and roughly the length that fits. */
export function excessOf(lead: Lead): { letters: number; most: number } | undefined {
  const letters = Object.values(lead).join('').length;
  const bytes = new Blob([JSON.stringify(lead)]).size;
  if (bytes <= MOST_BYTES) return undefined;
  return { letters, most: Math.floor((letters * MOST_BYTES) / bytes / 100) * 100 };
}

/** Writes a lead as a text that the visitor can send another way. */
export function writeLead({ name, phone, message }: Lead): string {
  return [name, phone, message].filter(Boolean).join('\n');
}

/** Adds a text to a message, in the place of an earlier text that the visitor has not edited. */
export function addSubject(message: string, subject: string, earlier = subject): string {
  const lines = `\n${message}\n`;
  if (!lines.includes(`\n${earlier}\n`)) return paragraphs(message.trimEnd(), subject);
  return lines.replace(`\n${earlier}\n`, () => `\n${subject}\n`).slice(1, -1);
}

function paragraphs(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join('\n\n');
}
