import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const FROZEN_CONTENT = join(__dirname, '../e2e/content');

/** Gives each test of the calling file a copy of the frozen content, which it may change. */
export function beforeEachCopy(use: (folder: string) => void) {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(FROZEN_CONTENT, folder, { recursive: true });
    use(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}
