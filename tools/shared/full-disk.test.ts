import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { copiesFolder, keepCopy } from './copies/copies';
import { callOnFullDisk, hasLimitedFiles } from './testing/full-disk';
import { replaceFile } from './write-file';

const onFullDisk = hasLimitedFiles ? test : test.skip;

const root = testFolder();
const content = join(root, 'content');
process.env.XDG_DATA_HOME = join(root, 'data');

const LARGE = 'title: слово\n'.repeat(10_000);

onFullDisk('a copy that finds no room is told of and leaves nothing', () => {
  mkdirSync(content);
  replaceFile(root, 'content/faq.yaml', 'title: раз\n');
  expect(keepCopy(content, new Date(2026, 10, 1))).toBe('');
  replaceFile(root, 'content/faq.yaml', LARGE);
  const printed = callOnFullDisk(
    'tools/shared/copies/copies.ts',
    `console.log(module.keepCopy(${JSON.stringify(content)}))`,
  );
  expect(printed).toMatch(/^Копия текстов не сохранена/);
  expect(readdirSync(copiesFolder(content))).toEqual([expect.stringMatching(/^2026-11-01T/)]);
  expect(keepCopy(content, new Date(2026, 10, 3))).toBe('');
  expect(readdirSync(copiesFolder(content))).toHaveLength(2);
});

onFullDisk('a text that finds no room leaves the former one', () => {
  writeFileSync(join(root, 'faq.yaml'), 'title: раз\n');
  const call = `module.replaceFile(${JSON.stringify(root)}, 'faq.yaml', 'слово'.repeat(10_000))`;
  expect(callOnFullDisk('tools/shared/write-file.ts', call)).toBe('EFBIG\n');
  expect(readFileSync(join(root, 'faq.yaml'), 'utf8')).toBe('title: раз\n');
  expect(readdirSync(root)).toEqual(['faq.yaml']);
});
