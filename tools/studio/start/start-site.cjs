const { spawn, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const net = require('node:net');
const { join } = require('node:path');
const { setTimeout: sleep } = require('node:timers/promises');

/*
 * What a double click does: opens the site that is running already, or installs the packages where they have changed,
 * starts the preview, and opens the browser as soon as the page answers.
 */

const root = join(__dirname, '..', '..', '..');
const logFile = join(__dirname, 'npm.log');
const starterFile = join(__dirname, 'starting.json');
const installedFile = join(root, 'node_modules', '.installed-lock');

const LONGEST_START_MS = 5 * 60_000;

async function main() {
  const url = (await runningSite()) ?? (await siteOfOtherStarter());
  if (url) {
    console.log(`Сайт уже запущен: ${url}. Открываю его в браузере.`);
    openBrowser(url);
    return;
  }
  fs.writeFileSync(starterFile, JSON.stringify({ pid: process.pid }));
  process.on('exit', () => fs.rmSync(starterFile, { force: true }));
  installPackages();
  await startSite(await freePort());
}

/** The address of this folder's preview, also of one that was started from a command line. */
async function runningSite() {
  try {
    // Next writes this file while its development server runs, and leaves it after a crash.
    const { pid, appUrl } = readJson(join(root, '.next', 'dev', 'lock'));
    process.kill(pid, 0);
    await fetch(appUrl);
    return appUrl;
  } catch {
    return undefined;
  }
}

/** Waits for a double click before this one, which may still be installing packages. */
async function siteOfOtherStarter() {
  for (let isFirst = true; isOtherStarterAlive(); isFirst = false) {
    if (isFirst) console.log('Сайт уже запускается в другом окне, жду его.');
    await sleep(500);
    const url = await runningSite();
    if (url) return url;
  }
  return undefined;
}

/**
 * A window that is closed leaves its file behind. Windows may give the number of its process to another program, so an
 * old file does not count.
 */
function isOtherStarterAlive() {
  try {
    process.kill(readJson(starterFile).pid, 0);
    return Date.now() - fs.statSync(starterFile).mtimeMs < LONGEST_START_MS;
  } catch {
    return false;
  }
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

/** Runs `npm ci` when the list of packages is not the one that was installed from. */
function installPackages() {
  const lock = fs.readFileSync(join(root, 'package-lock.json'));
  const version = createHash('sha256').update(lock).digest('hex');
  const installed = fs.existsSync(installedFile) && fs.readFileSync(installedFile, 'utf8');
  if (installed === version) return;
  console.log('Скачиваю нужное для сайта. Это бывает в первый раз и занимает минуту-другую…');
  fs.rmSync(installedFile, { force: true });
  const log = fs.openSync(logFile, 'w');
  const stdio = ['ignore', log, log];
  const { status } = spawnSync('npm ci', { cwd: root, shell: true, stdio });
  fs.closeSync(log);
  if (status !== 0) {
    throw new Error(
      `Скачать не получилось. Проверьте интернет и запустите ещё раз. Что ответил npm, записано в файле ${logFile}`,
    );
  }
  fs.writeFileSync(installedFile, version);
}

/** The first free pair of ports, for the site and for its inbox. */
async function freePort() {
  for (let port = 3000; port < 3100; port += 10) {
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
  throw new Error(
    'Порты с 3000 по 3091 заняты другими программами. Закройте их и запустите ещё раз.',
  );
}

/** «localhost» has two addresses, and a browser may take the one on which another program answers. */
async function isFree(port) {
  const answers = ['127.0.0.1', '::1'].map((host) => isAnswered(port, host));
  return !(await Promise.all(answers)).includes(true) && canBeOpened(port);
}

/** Windows keeps some ports for itself, on which nobody answers. */
function canBeOpened(port) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

function isAnswered(port, host) {
  return new Promise((resolve) => {
    const socket = net.connect(port, host);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => resolve(Boolean(socket.destroy())));
  });
}

/** Shows the site until its window is closed. */
async function startSite(port) {
  console.log('Запускаю сайт. Не закрывайте это окно: с ним закроется и сайт.');
  const command = ['--require', './tools/shared/register.cjs', 'tools/studio/preview.ts'];
  const preview = spawn(process.execPath, [...command, '--port', String(port)], {
    cwd: root,
    stdio: 'inherit',
  });
  preview.on('exit', (code) => process.exit(code ?? 0));
  const url = `http://localhost:${port}`;
  await waitForAnswer(url);
  openBrowser(url);
}

/** Waits until the first page is ready; it is compiled when it is asked for. */
async function waitForAnswer(url) {
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch {
      await sleep(250);
    }
  }
}

function openBrowser(url) {
  const [program, ...args] = {
    win32: ['cmd', '/c', 'start', '', url],
    darwin: ['open', url],
  }[process.platform] ?? ['xdg-open', url];
  const browser = spawn(program, args, { stdio: 'ignore', detached: true });
  // The window names the address anyway.
  browser.on('error', () => {});
  browser.unref();
}

main().catch((error) => {
  console.log(error.message);
  process.exit(1);
});
