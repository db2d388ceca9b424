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

test('names written on Windows become those the browser asks for, and right ones stay', async () => {
  const nested = 'calculator/__next.calculator/__PAGE__.txt';
  const right = ['__next.__PAGE__.txt', 'a/__next._tree.txt', 'robots.txt'];
  write(nested, 'b/__next.b\\__PAGE__.txt', ...right);
  await repairPayloadNames(folder);
  const repaired = 'calculator/__next.calculator.__PAGE__.txt';
  expect(names().sort()).toEqual([...right, 'b/__next.b.__PAGE__.txt', repaired].sort());
  expect(readFileSync(join(folder, repaired), 'utf8')).toBe(`text of ${nested}`);
});
