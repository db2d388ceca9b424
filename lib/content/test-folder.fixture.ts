import { randomUUID } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

export const FIXTURE_CONTENT = join(__dirname, '../../e2e/content');

/**
 * Returns the path of a folder that is empty, or a copy of another one, at the start of each test of the calling file.
 */
export function testFolder(copied = '', inside = ''): string {
  const folder = join(tmpdir(), `test-${randomUUID()}`);
  beforeEach(() => {
    mkdirSync(folder);
    if (copied) cpSync(copied, join(folder, inside), { recursive: true });
  });
  // A process that a test has started may still be writing.
  afterEach(() => rmSync(folder, { recursive: true, maxRetries: 10 }));
  return folder;
}

/** Changes the value at a path of a copied folder, such as `faq.items.0.question`. */
export function editCopy<Value>(folder: string, place: string, change: (value: Value) => unknown) {
  const [file, ...path] = place.split('.');
  const name = join(folder, `${file}.yaml`);
  const document = parseDocument(readFileSync(name, 'utf8'));
  const now = path.reduce((inner, key) => inner[key], document.toJS());
  // A copied entry must not become an alias.
  document.setIn(path, JSON.parse(JSON.stringify(change(now))));
  writeFileSync(name, document.toString({ lineWidth: 0 }));
}
