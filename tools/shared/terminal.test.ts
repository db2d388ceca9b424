import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

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
