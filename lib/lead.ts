import { VISIBLE } from './unseen';

export type Lead = {
  name: string;
  phone: string;
  message: string;
  /** How the visitor wants to be answered, in words. */
  reply?: string | undefined;
};

/** What the sending service gets of a lead. */
export type Letter = Omit<Lead, 'reply'>;

/** Reads a lead from unchecked values. A value that is not a text becomes empty. */
export function leadOf(fields: Partial<Record<keyof Lead, unknown>>): Lead {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(fields.name),
    phone: text(fields.phone),
    message: text(fields.message),
    reply: text(fields.reply) || undefined,
  };
}

export type RequiredField = 'name' | 'phone' | 'consent';

/** Adds notes for the owner to the message, because the letter has no other field for them. */
export function withNotes(
  { name, phone, message }: Lead,
  before?: string,
  ...after: (string | undefined)[]
): Letter {
  return { name, phone, message: paragraphs(before, message, ...after) };
}

/** The service accepts letters of about 50 KB, and the notes and keys need a part of that. */
const MOST_BYTES = 46_000;

const TYPED_FIELDS = ['name', 'phone', 'message'] as const;

type Excess = { field: (typeof TYPED_FIELDS)[number]; letters: number; most: number };

/**
 * Returns the longest field of a lead that is too long for the service, its length, and roughly the length that fits.
 */
export function excessOf(lead: Lead): Excess | undefined {
  const bytes = sizeOf(lead);
  if (bytes <= MOST_BYTES) return undefined;
  const [longest] = TYPED_FIELDS.map((field) => ({ field, size: sizeOf(lead[field]) })).sort(
    (a, b) => b.size - a.size,
  );
  if (!longest) return undefined;
  const { field, size } = longest;
  const letters = lead[field].length;
  const room = Math.max(MOST_BYTES - (bytes - size), 0);
  return { field, letters, most: Math.floor((letters * room) / size / 100) * 100 };
}

const sizeOf = (value: unknown) => new Blob([JSON.stringify(value)]).size;

/** A Russian number has ten digits after its country code. */
const LEAST_DIGITS = 10;

/** Tells whether a phone has too few digits to be called, so that the visitor may look at it again. */
export function isShortPhone(phone: string): boolean {
  return VISIBLE.test(phone) && phone.replace(/\D/g, '').length < LEAST_DIGITS;
}

/** Writes a lead as a text that the visitor can send another way. */
export function writeLead({ name, phone, reply, message }: Lead): string {
  return [name, phone, reply, message].filter(Boolean).join('\n');
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
