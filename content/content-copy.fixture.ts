import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { testFolder } from '@/lib/test-folder.fixture';
import { ContentError, loadContent } from './load';
import type { Problem } from './yaml-file';

export const FIXTURE_CONTENT = join(__dirname, '../e2e/content');

/** Returns a folder with a copy of the fixture, or with one inside it, which each test may change. */
export const copyFixture = (inside = '') =>
  testFolder((folder) => cpSync(FIXTURE_CONTENT, join(folder, inside), { recursive: true }));

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

export function problemsIn(folder: string): readonly Problem[] {
  try {
    loadContent(folder);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
