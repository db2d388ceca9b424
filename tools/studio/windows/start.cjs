// Runs «Запустить сайт.cmd» on Windows in each of its branches, in a fresh clone: node tools/studio/windows/start.cjs
const assert = require('node:assert/strict');
const { execFileSync, spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

const NAME = 'Запустить сайт.cmd';
const root = path.join(__dirname, '../../..');
const starter = path.join(root, NAME);
const log = path.join(root, 'tools/studio/start/npm.log');
const SITE = 'http://localhost:3000';

/** Starts it with nobody at the keyboard, so that a pause ends at once. */
function start(file = starter, env = {}) {
  const child = spawn('cmd.exe', ['/d', '/c', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = { child, printed: '', closed: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      started.printed += text;
      process.stdout.write(text);
    });
  }
  return started;
}

async function isOpen() {
  try {
    return (await fetch(SITE)).ok;
  } catch {
    return false;
  }
}

async function until(isTrue, minutes) {
  const deadline = Date.now() + minutes * 60_000;
  while (!(await isTrue())) {
    assert(Date.now() < deadline, `nothing within ${minutes} minutes`);
    await sleep(500);
  }
}

async function stop({ child, closed }) {
  execFileSync('taskkill', ['/T', '/F', '/PID', String(child.pid)]);
  await closed;
  await until(async () => !(await isOpen()), 1);
}

async function expectMessage(started, message) {
  const [code] = await started.closed;
  assert.equal(code, 1);
  assert.match(started.printed, message);
}

async function main() {
  const { SystemRoot } = process.env;
  const nowhere = path.join(os.tmpdir(), 'nowhere');
  const withoutNode = { Path: `${SystemRoot}\\System32`, PATH: `${SystemRoot}\\System32` };
  const folders = { ProgramFiles: nowhere, LOCALAPPDATA: nowhere };
  await expectMessage(start(starter, { ...withoutNode, ...folders }), /https:\/\/nodejs\.org/);

  // Explorer runs a file of an archive alone, from a temporary folder.
  const alone = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'archive ')), NAME);
  fs.copyFileSync(starter, alone);
  await expectMessage(start(alone), /распакуйте архив/);

  const first = start();
  await until(isOpen, 10);
  assert(fs.existsSync(log));
  assert.doesNotMatch(first.printed, /npm warn/);

  const second = start();
  const [code] = await second.closed;
  assert.equal(code, 0);
  assert.match(second.printed, /уже запущен/);
  await stop(first);

  const installed = fs.statSync(log).mtimeMs;
  const third = start();
  await until(isOpen, 5);
  assert.equal(fs.statSync(log).mtimeMs, installed, 'unchanged packages are not installed again');
  await stop(third);
  console.log('Все ветки прошли.');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
