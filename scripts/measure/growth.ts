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

/** Copies the content with ten times the cases, questions and portfolio items. */
export function growContent(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  for (const { file, path, distinct } of GROWING) {
    const document = parseDocument(readFileSync(join(to, file), 'utf8'));
    const items = document.getIn(path, true) as { toJSON(): Record<string, unknown>[] };
    const grown = Array.from({ length: TIMES }, (_, round) =>
      items.toJSON().map((item) => (round === 0 ? item : rename(item, distinct, round))),
    ).flat();
    document.setIn(path, grown);
    writeFileSync(join(to, file), document.toString());
  }
}

function rename(item: Record<string, unknown>, field: string, round: number) {
  const separator = field === 'id' ? '-' : ' ';
  return { ...item, [field]: `${item[field]}${separator}${round}` };
}
