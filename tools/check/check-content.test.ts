import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { editCopy, FIXTURE_CONTENT, testFolder } from '../../lib/content/test-folder.fixture';

const root = testFolder(FIXTURE_CONTENT, 'content');

const BREAKS = ['\n', '\r', '\r\n', '\u0085', '\u2028'];

test.each(BREAKS)('a text with the line break %j gives GitHub no command', (lineBreak) => {
  const name = ['a', '::add-mask::a', ' \u00a0::set-env name=PATH::a', 'b ##[add-mask]a'].join(
    lineBreak,
  );
  for (const name of ['lib', 'node_modules', 'tsconfig.json'])
    symlinkSync(resolve(name), join(root, name));
  editCopy(join(root, 'content'), 'websites.portfolio.items.1.image', () => name);
  const command = ['./tools/shared/register.cjs', './tools/check/check-content.ts'].map((path) =>
    resolve(path),
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', ...command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: 'true', XDG_DATA_HOME: join(root, 'data') },
  });
  expect(stdout).toContain('нет в папке content/pictures');
  const lines = (stdout + stderr).split(/\r\n|[\n\r\u0085\u2028\u2029]/);
  const commands = lines.filter((line) => /^\s*::|##\[/.test(line));
  expect(commands).toEqual([
    expect.stringMatching(/^::error file=content\/websites\.yaml,line=\d+::/),
  ]);
});
