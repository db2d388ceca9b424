import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { ContentError, loadContent } from './load';
import type { FileName, Problem } from './yaml-file';

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

export type Path = (string | number)[];
export type Entry = Record<string, unknown>;

/** Changes a value of a file in a copy. */
export function editCopy<Value>(
  folder: string,
  file: FileName,
  path: Path,
  change: (value: Value) => unknown,
) {
  const name = join(folder, `${file}.yaml`);
  const document = parseDocument(readFileSync(name, 'utf8'));
  const now = path.reduce((inner, key) => inner[key], document.toJS());
  // A copied entry must not become an alias.
  document.setIn(path, JSON.parse(JSON.stringify(change(now))));
  writeFileSync(name, String(document));
}

/** Lists the problems of the content in a folder. */
export function problemsIn(folder: string): readonly Problem[] {
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}
