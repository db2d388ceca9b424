import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { explainNativePart } from './native-part.cjs';

const root = testFolder();

/** Runs a module as a command of the project. */
function run(code: string, env: Record<string, string> = {}) {
  const main = join(root, 'command.cjs');
  writeFileSync(main, code);
  const command = ['--require', resolve('tools/shared/register.cjs'), main];
  return spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

test('a file with machine code that an antivirus has emptied is explained', () => {
  writeFileSync(join(root, 'part.node'), '');
  const { status, stderr } = run("require('./part.node')");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Не загрузилась часть программы.*антивирус/);
  expect(stderr).toContain('part.node');
  expect(stderr).not.toContain('    at ');
});

test('the compiler of the commands that an antivirus has locked is explained', () => {
  const locked = join(root, 'esbuild');
  writeFileSync(locked, '');
  const module = JSON.stringify(resolve('lib/format.ts'));
  const { status, stderr } = run(`require(${module})`, { ESBUILD_BINARY_PATH: locked });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Не загрузилась часть программы.*антивирус/);
  expect(stderr).not.toContain('    at ');
});

test('another error while a command loads keeps its stack', () => {
  const { status, stderr } = run('null.name');
  expect(status).toBe(1);
  expect(stderr).toMatch(/TypeError.*command\.cjs/s);
});

test('the compiler that cannot be loaded is explained, and other errors keep their message', () => {
  const message = 'Failed to load SWC binary for win32/x64, see more info here: https://nextjs.org';
  expect(explainNativePart(new Error(message))).toMatch(/Visual C\+\+.*win32/s);
  expect(explainNativePart(new Error('Порт занят'))).toBe('Порт занят');
});
