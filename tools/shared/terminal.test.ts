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
