import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const TIMES = 10;

/** The lists that grow with the owner's work, and the field that must differ between their items. */
const GROWING = [
  { file: 'cases.yaml', path: ['items'], distinct: 'id' },
  { file: 'faq.yaml', path: ['items'], distinct: 'question' },
  { file: 'websites.yaml', path: ['portfolio', 'items'], distinct: 'title' },
] as const;

/** Fewer words are a name, a figure or a label, and stay what they are. */
const SENTENCE_WORDS = 6;

/**
 * Copies the content with ten times the cases, questions and portfolio items. The copies have the words of their
 * model in another order each, for sentences that repeat themselves would pack into almost nothing.
 */
export function growContent(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const { file, path, distinct } of GROWING) {
    const document = parseDocument(readFileSync(join(to, file), 'utf8'));
    const items = document.getIn(path, true) as { toJSON(): Record<string, unknown>[] };
    const grown = Array.from({ length: TIMES }, (_, round) =>
      items.toJSON().map((item) => (round === 0 ? item : copyItem(item, distinct, round))),
    ).flat();
    document.setIn(path, grown);
    writeFileSync(join(to, file), document.toString());
  }
}

function copyItem(item: Record<string, unknown>, field: string, round: number) {
  const separator = field === 'id' ? '-' : ' ';
  const copy = reorder(item, round) as Record<string, unknown>;
  return { ...copy, [field]: `${copy[field]}${separator}${round}` };
}

/** Puts the words of all sentences inside a value into another order for each round; some may repeat. */
function reorder(value: unknown, round: number): unknown {
  if (Array.isArray(value)) return value.map((one) => reorder(one, round));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, one]) => [key, reorder(one, round)]);
    return Object.fromEntries(entries);
  }
  if (typeof value !== 'string') return value;
  const words = value.split(' ');
  if (words.length < SENTENCE_WORDS) return value;
  return words.map((_, index) => words[(index * (2 * round + 1)) % words.length]).join(' ');
}
