import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { testFolder } from '../../../lib/content/test-folder.fixture';

/* Runs the starter of macOS and Linux under sh, in a project whose packages, preview and browser are stand-ins. */

const STARTER = 'Запустить сайт.command';
const FOLDER = 'tools/studio/start';
const root = testFolder();
const programs = () => join(root, 'programs');
const npmCalls = () => linesOf('npm-calls');
const openedAddresses = () => linesOf('opened');

function linesOf(name: string): string[] {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

/** Stands in for the preview: answers on its port, and notes itself as Next's server does. */
const PREVIEW = `
const fs = require('fs');
const port = Number(process.argv[3]);
setTimeout(() => {
  const server = require('http').createServer((request, response) => response.end('page'));
  server.listen(port, 'localhost', () => {
    fs.mkdirSync('.next/dev', { recursive: true });
    const lock = { pid: process.pid, port, appUrl: 'http://localhost:' + port };
    fs.writeFileSync('.next/dev/lock', JSON.stringify(lock));
    console.log('Сайт: ' + lock.appUrl);
  });
}, 300);
`;

type Started = { child: ChildProcess; printed: string; closed: Promise<unknown> };

const running: Started[] = [];

// Each test starts several programs.
jest.setTimeout(60_000);

beforeEach(() => {
  for (const name of ['programs', 'tools/shared', FOLDER, 'home']) {
    mkdirSync(join(root, name), { recursive: true });
  }
  for (const name of ['start.cjs', 'start-site.cjs', 'no-node.txt']) {
    cpSync(join(FOLDER, name), join(root, FOLDER, name));
  }
  cpSync('tools/shared/node-version.cjs', join(root, 'tools/shared/node-version.cjs'));
  cpSync(STARTER, join(root, STARTER));
  cpSync('package.json', join(root, 'package.json'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  writeFileSync(join(root, 'tools/shared/register.cjs'), '');
  writeFileSync(join(root, 'tools/studio/preview.ts'), PREVIEW);
  for (const name of ['cat', 'sh', 'mkdir', 'sleep']) {
    symlinkSync(`/bin/${name}`, join(programs(), name));
  }
  addProgram('xdg-open', `echo "$1" >> ${join(root, 'opened')}`);
  addProgram(
    'npm',
    `echo "$@" >> ${join(root, 'npm-calls')}; echo "npm warn deprecated"; mkdir -p node_modules`,
  );
});

afterEach(async () => {
  for (const { child, closed } of running.splice(0)) {
    stopGroup(child.pid);
    await closed;
  }
});

function addProgram(name: string, script: string) {
  const file = join(programs(), name);
  rmSync(file, { force: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function addNode(folder = programs()) {
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node'));
}

/** A Node that tells another version. */
function addOldNode(version = 'v18.20.4') {
  writeFileSync(
    join(root, 'old.cjs'),
    `Object.defineProperty(process, 'version', { value: '${version}' });`,
  );
  addProgram('node', `exec ${process.execPath} --require ${join(root, 'old.cjs')} "$@"`);
}

/** Starts it as a double click does, in a process group of its own like the one of a window. */
function start(starter = join(root, STARTER), cwd?: string): Started {
  const child = spawn('/bin/sh', [starter], {
    cwd,
    env: { ...process.env, PATH: programs(), HOME: join(root, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const started: Started = { child, printed: '', closed: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      started.printed += chunk;
    });
  }
  running.push(started);
  return started;
}

async function untilExit({ child, closed }: Started): Promise<number | null> {
  await closed;
  return child.exitCode;
}

/** A window that is closed sends this signal to all that runs in it. */
function stopGroup(pid: number | undefined) {
  try {
    process.kill(-Number(pid), 'SIGHUP');
  } catch {
    // It has ended by itself.
  }
}

/** The oldest version of Node that package.json accepts, such as `20.19`. */
function wantedNode(): string {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  return /\d+\.\d+/.exec(engines.node)?.[0] ?? '';
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(running.map(({ printed }) => printed).join('\n'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test('without Node it says where to get it', async () => {
  const started = start();
  expect(await untilExit(started)).toBe(1);
  expect(started.printed).toContain('https://nodejs.org');
  expect(npmCalls()).toEqual([]);
});

test('it can be started from its own folder by a shell', async () => {
  const started = start(basename(STARTER), root);
  expect(await untilExit(started)).toBe(1);
  expect(started.printed).toContain('https://nodejs.org');
});

test.each(['v18.20.4', 'v20.18.3', 'v21.7.3', 'v22.0.0', 'v22.11.0'])(
  'Node %s is refused with the versions that package.json wants',
  async (version) => {
    addOldNode(version);
    const started = start();
    expect(await untilExit(started)).toBe(1);
    expect(started.printed).toContain(`Нужен Node.js версии ${wantedNode()} или 22.12 и новее`);
    expect(started.printed).toContain(version);
  },
);

test.each(['v20.19.0', 'v22.12.0', 'v23.0.0', 'v24.1.0'])('Node %s is taken', async (version) => {
  addOldNode(version);
  start();
  await until(() => openedAddresses().length > 0);
});

test('a command in a terminal refuses an old Node too', () => {
  addOldNode('v22.11.0');
  const command = ['--require', './tools/shared/register.cjs', '--eval', 'console.log(1)'];
  const { status, stdout, stderr } = spawnSync(join(programs(), 'node'), command, {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('а на этом компьютере v22.11.0');
});

test('a newer Node of nvm is taken when the first one is old', async () => {
  addOldNode();
  addNode(join(root, 'home/.nvm/versions/node/v22.0.0/bin'));
  start();
  await until(() => openedAddresses().length > 0);
  expect(npmCalls()).toEqual(['ci']);
});

test('the first time it installs, later only when the lock file has changed; npm speaks in the log', async () => {
  addNode();
  const first = start();
  await until(() => openedAddresses().length > 0);
  expect(npmCalls()).toEqual(['ci']);
  expect(first.printed).not.toContain('npm warn');
  expect(readFileSync(join(root, FOLDER, 'npm.log'), 'utf8')).toContain('npm warn');
  const [url = ''] = openedAddresses();
  expect(url).toMatch(/^http:\/\/localhost:30\d0$/);

  stopGroup(first.child.pid);
  await untilExit(first);
  await until(async () => !(await answers(url)));

  const second = start();
  await until(() => openedAddresses().length > 1);
  expect(npmCalls()).toEqual(['ci']);
  stopGroup(second.child.pid);
  await untilExit(second);

  writeFileSync(join(root, 'package-lock.json'), '{"changed":true}');
  start();
  await until(() => openedAddresses().length > 2);
  expect(npmCalls()).toEqual(['ci', 'ci']);
});

test('a second double click opens the site that runs', async () => {
  addNode();
  start();
  await until(() => openedAddresses().length > 0);
  const second = start();
  expect(await untilExit(second)).toBe(0);
  expect(second.printed).toContain('Сайт уже запущен');
  expect(openedAddresses()).toEqual([openedAddresses()[0], openedAddresses()[0]]);
});

test('a second double click while packages are being installed waits for the first', async () => {
  addNode();
  const secondWaits = join(root, 'second-waits');
  const untilSecondWaits = `until [ -e ${secondWaits} ]; do sleep 0.1; done`;
  addProgram(
    'npm',
    `echo "$@" >> ${join(root, 'npm-calls')}; ${untilSecondWaits}; mkdir -p node_modules`,
  );
  start();
  await until(() => npmCalls().length > 0);
  const second = start();
  await until(() => second.printed.includes('запускается в другом окне'));
  writeFileSync(secondWaits, '');
  expect(await untilExit(second)).toBe(0);
  expect(npmCalls()).toEqual(['ci']);
});

test('a failed installation is told in Russian with its log, and tried again the next time', async () => {
  addNode();
  addProgram('npm', `echo "$@" >> ${join(root, 'npm-calls')}; echo "npm error network"; exit 1`);
  for (const calls of [['ci'], ['ci', 'ci']]) {
    const started = start();
    expect(await untilExit(started)).toBe(1);
    expect(started.printed).toContain('Проверьте интернет');
    expect(started.printed).not.toContain('npm error');
    expect(npmCalls()).toEqual(calls);
  }
});

test.each(['localhost', '127.0.0.1', '::1'])(
  'a port that another program has on %s is left to it',
  async (host) => {
    addNode();
    const other = createServer().listen(3000, host);
    // Another program of this computer may have it too.
    await once(other, 'listening').catch(() => {});
    start();
    await until(() => openedAddresses().length > 0);
    expect(openedAddresses()[0]).not.toBe('http://localhost:3000');
    if (other.listening) other.close();
  },
);

test('the README and the guide name the version that the starter wants', () => {
  for (const file of ['README.md', 'content/README.md']) {
    expect(readFileSync(file, 'utf8')).toContain(wantedNode());
  }
});

test('the script has no mistakes of syntax', () => {
  const { status } = spawnSync('/bin/sh', ['-n', STARTER]);
  expect(status).toBe(0);
});
