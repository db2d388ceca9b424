import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome'];
const INSTALLERS = [
  'npx playwright install chromium',
  'apt-get update && apt-get install -y chromium',
];

/**
 * The Chromium that tests, measurements and pictures drive: the one at CHROMIUM_PATH, else one installed on the
 * system or by Playwright, else one that is installed now.
 *
 * @throws {Error} with one line that says what to do
 */
export function findChromium(): string {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH=${CHROMIUM_PATH}: такого файла нет; исправьте путь`);
  }
  return findAny() ?? install();
}

/**
 * Chromium's headless shell where the system has it, because tests take less than half the time in it, else the
 * Chromium that findChromium finds. It has no back-forward cache.
 */
export function findHeadlessShell(): string {
  const shell = process.env.CHROMIUM_PATH ? undefined : findInstalled(['chromium-headless-shell']);
  return shell ?? findChromium();
}

/** Ubuntu's chromium-browser may be a mere note about snap, so the program must also start. */
function findInstalled(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return paths.find(
    (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
  );
}

function findAny(): string | undefined {
  const own = chromium.executablePath();
  return findInstalled(PROGRAMS) ?? (existsSync(own) ? own : undefined);
}

function install(): string {
  for (const command of INSTALLERS) {
    console.log(`Устанавливаю Chromium: ${command}`);
    spawnSync(command, { stdio: 'inherit', shell: true });
    const found = findAny();
    if (found) return found;
  }
  throw new Error('Нужен Chromium: установите его или укажите путь к нему в CHROMIUM_PATH');
}
