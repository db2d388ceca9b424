import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ContentError, loadContent } from './load';
import type { Problem } from './yaml-file';

export const FIXTURE_CONTENT = join(__dirname, '../e2e/content');

/** Gives each test of the calling file a copy of the fixture, which it may change. */
export function beforeEachCopy(use: (folder: string) => void) {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(FIXTURE_CONTENT, folder, { recursive: true });
    use(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

/** Changes the value at a place in a copy, such as `faq.items.0.question`. */
export function editCopy<Value>(folder: string, place: string, change: (value: Value) => unknown) {
  const [file, ...path] = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const name = join(folder, `${file}.yaml`);
  const document = parseDocument(readFileSync(name, 'utf8'));
  const now = path.reduce((inner, key) => inner[key], document.toJS());
  // A copied entry must not become an alias.
  document.setIn(path, JSON.parse(JSON.stringify(change(now))));
  writeFileSync(name, document.toString({ lineWidth: 0 }));
}

/** Lists the problems of the content in a folder. */
export function problemsIn(folder: string): readonly Problem[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
