import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { repairNames } from './finish-export';

const folder = testFolder();

test.each([
  ['calculator/__next.calculator\\__PAGE__.txt', 'calculator/__next.calculator.__PAGE__.txt'],
  ['calculator/__next.calculator/__PAGE__.txt', 'calculator/__next.calculator.__PAGE__.txt'],
  ['__next.a/b/__PAGE__.txt', '__next.a.b.__PAGE__.txt'],
  ['__next.__PAGE__.txt', '__next.__PAGE__.txt'],
  ['a/__next._tree.txt', 'a/__next._tree.txt'],
  ['_next/static/chunks/a.js', '_next/static/chunks/a.js'],
])('%s gets the name %s, which browsers ask for', async (name, right) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '');
  await repairNames(folder);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  expect(files.map(({ parentPath, name }) => join(parentPath, name))).toEqual([
    join(folder, right),
  ]);
});
