import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns the path of a folder that each test of the calling file finds as `fill` makes it, by default empty. */
export function testFolder(fill = (_folder: string) => {}): string {
  const folder = join(tmpdir(), `test-${randomUUID()}`);
  beforeEach(() => {
    mkdirSync(folder);
    fill(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return folder;
}
