import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { copiesFolder, keepCopy } from './copies/copies';
import { replaceFile } from './write-file';

/*
 * A process with a limit on the size of its files meets the same as on a full disk: the beginning of a file is written,
 * and the rest is refused. Windows has no such limit.
 */
const onLimitedDisk = process.platform === 'win32' ? test.skip : test;

const root = testFolder();
const content = join(root, 'content');
process.env.XDG_DATA_HOME = join(root, 'data');

const LARGE = 'title: слово\n'.repeat(10_000);

/** Calls a function of a module in such a process, and returns what it prints. */
function callWithLimit(module: string, call: string): string {
  const register = resolve('tools/shared/register.cjs');
  const script = `const module = require(${JSON.stringify(resolve(module))});
    try { ${call} } catch (error) { console.log(error.code) }`;
  const shell = 'ulimit -f 8 && exec "$0" "$@"';
  const args = ['-c', shell, process.execPath, '--require', register, '-e', script];
  const options = { cwd: root, encoding: 'utf8', env: process.env } as const;
  const { stdout, stderr } = spawnSync('sh', args, options);
  expect(stderr).toBe('');
  return stdout;
}

onLimitedDisk('a copy that finds no room is told of and leaves nothing', () => {
  mkdirSync(content);
  replaceFile(root, 'content/faq.yaml', 'title: раз\n');
  expect(keepCopy(content, new Date(2026, 10, 1))).toBe('');
  replaceFile(root, 'content/faq.yaml', LARGE);
  const printed = callWithLimit(
    'tools/shared/copies/copies.ts',
    `console.log(module.keepCopy(${JSON.stringify(content)}))`,
  );
  expect(printed).toMatch(/^Копия текстов не сохранена/);
  expect(readdirSync(copiesFolder(content))).toEqual([expect.stringMatching(/^2026-11-01T/)]);
  expect(keepCopy(content, new Date(2026, 10, 3))).toBe('');
  expect(readdirSync(copiesFolder(content))).toHaveLength(2);
});

onLimitedDisk('a text that finds no room leaves the former one', () => {
  writeFileSync(join(root, 'faq.yaml'), 'title: раз\n');
  const call = `module.replaceFile(${JSON.stringify(root)}, 'faq.yaml', 'слово'.repeat(10_000))`;
  expect(callWithLimit('tools/shared/write-file.ts', call)).toBe('EFBIG\n');
  expect(readFileSync(join(root, 'faq.yaml'), 'utf8')).toBe('title: раз\n');
  expect(readdirSync(root)).toEqual(['faq.yaml']);
});
