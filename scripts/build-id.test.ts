/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIdOf } from './build-id';

let folder: string;

function project(name: string): string {
  const root = join(folder, name);
  for (const part of ['app', 'components', 'content', 'lib', 'public']) {
    mkdirSync(join(root, part), { recursive: true });
    writeFileSync(join(root, part, 'file'), part);
  }
  for (const file of ['next.config.mjs', 'package-lock.json'])
    writeFileSync(join(root, file), file);
  return root;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-id-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same content has the same id, wherever it lies', () => {
  const one = project('one');
  cpSync(one, join(folder, 'two'), { recursive: true });
  expect(buildIdOf(join(folder, 'two'), { A: '1', B: '2' })).toBe(
    buildIdOf(one, { B: '2', A: '1' }),
  );
  expect(buildIdOf(one, {})).toMatch(/^[\da-f]{20}$/);
});

test.each([
  ['a text', (root: string) => writeFileSync(join(root, 'content', 'file'), 'новый текст')],
  ['a new file', (root: string) => writeFileSync(join(root, 'app', 'more'), '')],
  ['a package', (root: string) => writeFileSync(join(root, 'package-lock.json'), '{}')],
])('%s changes it', (_, change) => {
  const root = project('one');
  const before = buildIdOf(root, {});
  change(root);
  expect(buildIdOf(root, {})).not.toBe(before);
});

test('a setting changes it', () => {
  const root = project('one');
  expect(buildIdOf(root, { PHONE: '1' })).not.toBe(buildIdOf(root, { PHONE: '2' }));
});
