import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The system's, in which tests take half the time. It has no back-forward cache. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(HEADLESS_SHELL) });
}

/** Finds the Chromium at CHROMIUM_PATH, else one of the system or of Playwright, else installs Playwright's. */
export function findChromium(...preferred: string[]): string {
  const programs = [...preferred, 'chromium', 'chromium-browser', 'google-chrome'];
  const found = process.env.CHROMIUM_PATH || findInstalled(programs);
  if (found) return found;
  const own = chromium.executablePath();
  if (!existsSync(own)) {
    console.log('Устанавливаю Chromium: npx playwright install chromium');
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  }
  if (existsSync(own)) return own;
  throw new Error('Нужен Chromium: установите его или укажите путь к нему в CHROMIUM_PATH');
}

/** Ubuntu's chromium-browser may be a mere note about snap, so the program must also start. */
function findInstalled(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}
