import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findHeadlessShell() });
}

/** Finds the Chromium at CHROMIUM_PATH, else one of the system or of Playwright, else installs Playwright's. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  const found = given || findInstalled('chromium', 'chromium-browser', 'google-chrome');
  if (found) return found;
  const own = chromium.executablePath();
  if (!existsSync(own)) {
    console.log('Устанавливаю Chromium: npx playwright install chromium');
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  }
  if (existsSync(own)) return own;
  throw new Error('Нужен Chromium: установите его или укажите путь к нему в CHROMIUM_PATH');
}

/** Prefers the system's headless shell, in which tests take half the time. It has no back-forward cache. */
export function findHeadlessShell(): string {
  const shell = process.env.CHROMIUM_PATH ? undefined : findInstalled('chromium-headless-shell');
  return shell ?? findChromium();
}

/** Ubuntu's chromium-browser may be a mere note about snap, so the program must also start. */
function findInstalled(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}
