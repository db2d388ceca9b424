import { formatNumber } from '../../../lib/format';

/** A single value as it is read. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value !== 'number') return String(value ?? '');
  // Numbers of four digits need no space, and a year must not have one.
  const isShort = Number.isInteger(value) && Math.abs(value) < 10_000;
  return isShort ? String(value) : formatNumber(value);
}

/** A text as it is, or what a part of the content is known by: its name, or else the values in it. */
export function describeValue(value: unknown): string {
  if (typeof value !== 'object' || !value) return valueInWords(value) || 'ничего';
  return nameOfEntry(value) || Object.values(value).map(describeValue).join(', ');
}

const NAMING = ['title', 'name', 'question', 'company', 'month', 'label', 'criterion', 'caption'];

/** What a person knows an entry by; a category is its own name. */
export function nameOfEntry(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry;
  const fields = (entry ?? {}) as Record<string, string>;
  return NAMING.map((name) => fields[name]).find(Boolean);
}

/** The name of an entry that is not written yet. */
export const NEW_ENTRY = 'Новая запись';
