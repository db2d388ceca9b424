import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { isRunning, readPort } from './preview';

const root = testFolder();

test('the site has port 3000 or the one asked for', () => {
  expect(readPort([])).toBe(3000);
  expect(readPort(['--port', '3010'])).toBe(3010);
});

test.each(['--port 0', '--port 65535', '--port 3000.5', '--port 0x10', '--port', '--prot 3010'])(
  '%s is refused with an example',
  (words) => {
    const example = 'порт задают так: npm start -- --port 3010, от 1 до 65534';
    expect(() => readPort(words.split(' '))).toThrow(`${words}: ${example}`);
  },
);

test('a process that has ended is not running', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect([isRunning(process.pid), isRunning(pid)]).toEqual([true, false]);
});

test('a folder with a sign in its name that Next cannot open is named', () => {
  const folder = join(root, 'Сайт #1');
  mkdirSync(folder);
  for (const name of ['app', 'lib', 'node_modules', 'tools', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  const command = ['--require', resolve('tools/shared/register.cjs'), 'tools/studio/preview.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Знак # в имени папки мешает предпросмотру: ${folder}. Переименуйте папку, например «Сайт», и запустите ещё раз.\n`,
  );
});
