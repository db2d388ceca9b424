import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const register = resolve('tools/shared/register.cjs');

function run(script: string, env = process.env) {
  const args = ['--require', register, '--eval', script];
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
}

// Without detachEnvironment() this crashes on Linux within a tenth of a second.
test('settings can be written while sharp draws pictures', () => {
  const { status, signal, stderr } = run(`
    const sharp = require('sharp');
    require('./tools/studio/environment').detachEnvironment();
    const background = { width: 64, height: 64, channels: 3, background: '#abc' };
    async function draw(times) {
      for (let time = 0; time < times; time++) await sharp({ create: background }).png().toBuffer();
    }
    let isDrawn = false;
    Promise.all([draw(500), draw(500)]).then(() => { isDrawn = true; });
    function write(count) {
      if (isDrawn) return;
      for (let time = 0; time < 200; time++) process.env['SETTING_' + (count++ % 1000)] = 'x'.repeat(count % 500);
      setImmediate(write, count);
    }
    write(0);
  `);
  expect({ status, signal, stderr }).toEqual({ status: 0, signal: null, stderr: '' });
});

test('a program that is started then has what was set', () => {
  const { stdout } = run(
    `
    require('./tools/studio/environment').detachEnvironment();
    process.env.SETTING = 'new';
    delete process.env.REMOVED;
    const { execFileSync } = require('node:child_process');
    const print = 'console.log(process.env.SETTING, process.env.REMOVED, process.env.KEPT)';
    process.stdout.write(execFileSync(process.execPath, ['--eval', print]));
    `,
    { ...process.env, SETTING: 'old', REMOVED: 'old', KEPT: 'old' },
  );
  expect(stdout.trim()).toBe('new undefined old');
});
