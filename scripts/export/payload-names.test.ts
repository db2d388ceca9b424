import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repairPayloadNames } from './payload-names';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'payloads-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `text of ${path}`);
  }
}

const names = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.txt'),
  );

test('names written on Windows become those the browser asks for', async () => {
  write('calculator/__next.calculator/__PAGE__.txt', 'calculator/__next._tree.txt', 'robots.txt');
  await repairPayloadNames(folder);
  expect(names().sort()).toEqual([
    'calculator/__next._tree.txt',
    'calculator/__next.calculator.__PAGE__.txt',
    'robots.txt',
  ]);
  expect(readFileSync(join(folder, 'calculator/__next.calculator.__PAGE__.txt'), 'utf8')).toBe(
    'text of calculator/__next.calculator/__PAGE__.txt',
  );
});

test('a backslash inside a name becomes a dot too', async () => {
  write('a/__next.a\\__PAGE__.txt');
  await repairPayloadNames(folder);
  expect(names()).toEqual(['a/__next.a.__PAGE__.txt']);
});

test('right names are left alone', async () => {
  write('__next.__PAGE__.txt', 'a/__next.a.__PAGE__.txt', 'a/index.txt');
  await repairPayloadNames(folder);
  expect(names()).toHaveLength(3);
});
