import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What the search asks of the machine; the tests put their own in its place. */
export type Machine = {
  chromiumPath: string | undefined;
  exists(path: string): boolean;
  /** Tells whether a browser starts: Ubuntu's chromium-browser may be a mere note about snap. */
  starts(path: string): boolean;
  /** The full path of a program on PATH. */
  which(program: string): string | undefined;
  /** Where Playwright keeps a browser of its own, if it has one. */
  playwrightPath(): string | undefined;
  /** Runs a command and tells whether it succeeded. */
  run(command: string, args: readonly string[]): boolean;
};

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const OTHER_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that tests and pictures drive: the one at CHROMIUM_PATH, else one installed on the system or by
 * Playwright, else one that is installed now.
 *
 * @throws {Error} with one line that says what to install
 */
export function findChromium(machine: Machine = thisMachine): string {
  const { chromiumPath } = machine;
  if (chromiumPath) {
    if (machine.exists(chromiumPath)) return chromiumPath;
    throw new Error(
      `CHROMIUM_PATH=${chromiumPath}: такого файла нет; укажите путь к Chromium или уберите настройку`,
    );
  }
  return installed(machine) ?? installNow(machine);
}

/**
 * The browser for tests that only look at pages: Chromium's headless shell where the system has it, because it takes
 * less than half the time, else the one that findChromium finds. It draws the same, but has no cache of pages to go
 * back to and forgets the place of some. A browser named in CHROMIUM_PATH is taken for everything.
 */
export function findHeadlessShell(machine: Machine = thisMachine): string {
  const shell = machine.chromiumPath ? undefined : machine.which('chromium-headless-shell');
  return shell && machine.starts(shell) ? shell : findChromium(machine);
}

function installed(machine: Machine): string | undefined {
  const places = [
    ...PROGRAMS.map((program) => machine.which(program)),
    ...OTHER_PLACES,
    machine.playwrightPath(),
  ];
  return places.find((path) => path && machine.exists(path) && machine.starts(path));
}

function installNow(machine: Machine): string {
  // Without --with-deps, which may stop to ask for a password; the system's own package brings what it needs.
  machine.run('npx', ['playwright', 'install', 'chromium']);
  const found = installed(machine) ?? installFromSystem(machine);
  if (found) return found;
  throw new Error(
    'Для проверки в браузере нужен Chromium: установите его (apt-get install chromium) или укажите CHROMIUM_PATH',
  );
}

function installFromSystem(machine: Machine): string | undefined {
  const managers = [
    ['apt-get', ['apt-get update', 'apt-get install -y chromium']],
    ['dnf', ['dnf install -y chromium']],
    ['apk', ['apk add chromium']],
  ] as const;
  for (const [manager, commands] of managers) {
    if (!machine.which(manager)) continue;
    const prefix = machine.which('sudo') ? ['sudo', '-n'] : [];
    for (const command of commands) {
      const [program = '', ...args] = [...prefix, ...command.split(' ')];
      machine.run(program, args);
    }
  }
  return installed(machine);
}

const thisMachine: Machine = {
  chromiumPath: process.env.CHROMIUM_PATH,
  exists: existsSync,
  starts(path) {
    // Chrome on Windows answers --version with a window instead of a line.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  },
  which(program) {
    const folders = (process.env.PATH ?? '').split(delimiter);
    return folders.map((folder) => join(folder, program)).find(existsSync);
  },
  playwrightPath() {
    // Playwright is loaded only when it is needed: the pictures and the tests both ask for a browser first.
    const { chromium } = require('@playwright/test') as typeof import('@playwright/test');
    return chromium.executablePath() || undefined;
  },
  run(command, args) {
    console.log(`Устанавливаю Chromium: ${command} ${args.join(' ')}`);
    return (
      spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status ===
      0
    );
  },
};
