import { spawn, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { editCopy, FIXTURE_CONTENT, testFolder } from '../../lib/content/test-folder.fixture';

const root = testFolder(FIXTURE_CONTENT, 'content');

/** Runs a command of these lines, whose server would keep it alive. */
function run(lines: string) {
  const main = `require('node:http').createServer().listen(); ${lines}`;
  const script = `require('./tools/shared/terminal').runCommand(async () => { ${main} })`;
  return spawn(process.execPath, ['--require', './tools/shared/register.cjs', '--eval', script]);
}

test('an error ends a command with its message alone', async () => {
  const command = run("throw new Error('Порт занят')");
  expect(await text(command.stderr)).toBe('Порт занят\n');
});

test('a command ends without a word once nobody reads it', async () => {
  const command = run("for (;;) { console.log('Строка'); await new Promise(setImmediate) }");
  command.stdout.destroy();
  expect(await text(command.stderr)).toBe('');
});

test.each([
  ['printInTerminal', "require('./tools/shared/terminal').printInTerminal(text)"],
  ['printText', "require('./tools/shared/terminal').printText(text)"],
  [
    'printFindings',
    "require('./tools/shared/terminal').printFindings({ heading: text, findings: [{ text }] })",
  ],
  ['an error', 'throw new Error(text)'],
])('%s passes no control character on to the terminal', async (_what, lines) => {
  const command = run(`
    const text = 'Хостинг: \\u001b[2J\\u001b]0;title\\u0007\\u009b31m\\r\\b ответ\\tтак\\n';
    ${lines}; process.exit()`);
  const [printed, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
  expect(printed + errors).toContain(' ответ\tтак\n');
  expect(printed + errors).not.toMatch(/(?![\n\t])\p{Cc}/u);
});

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
