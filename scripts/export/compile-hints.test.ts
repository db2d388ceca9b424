/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPILE_HINT, hintCompilation } from './compile-hints';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('every script gets the hint once and keeps its words; other files stay as they are', async () => {
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks', 'a.js'), 'start()');
  writeFileSync(join(folder, 'chunks', 'a.css'), 'a{}');
  await hintCompilation(folder);
  await hintCompilation(folder);
  expect(readFileSync(join(folder, 'chunks', 'a.js'), 'utf8')).toBe(`${COMPILE_HINT}start()`);
  expect(readFileSync(join(folder, 'chunks', 'a.css'), 'utf8')).toBe('a{}');
});

test('a folder without scripts is refused', async () => {
  await expect(hintCompilation(folder)).rejects.toThrow('нет скриптов');
});
