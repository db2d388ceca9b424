import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, posix, win32 } from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/** The system's, in which tests take half the time. It has no back-forward cache. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallChromium(HEADLESS_SHELL) });
}

/** Returns the browser at CHROMIUM_PATH, else one of the system or of Playwright, else installs Playwright's. */
export function findOrInstallChromium(...preferred: string[]): string {
  const programs = [...preferred, 'chromium', 'chromium-browser', 'google-chrome'];
  const executable =
    process.env.CHROMIUM_PATH || findInstalled(programs) || installedBrowsers().find(existsSync);
  if (executable) return executable;
  const downloaded = chromium.executablePath();
  if (!existsSync(downloaded)) {
    console.log('Устанавливаю Chromium: npx playwright install chromium');
    spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  }
  if (existsSync(downloaded)) return downloaded;
  throw new Error('Нужен Chromium: установите его или укажите путь к нему в CHROMIUM_PATH');
}

/** Ubuntu's chromium-browser may be a mere note about snap, so the program must also start. */
function findInstalled(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs
    .flatMap((program) => folders.map((folder) => join(folder, program)))
    .find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}

/** Lists where Chrome and Edge are installed on Windows and macOS, which don't put them into PATH. */
export function installedBrowsers(
  platform: string = process.platform,
  env: Record<string, string | undefined> = process.env,
): string[] {
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return programs.flatMap((program) =>
      folders.flatMap((folder) => (folder ? [win32.join(folder, program)] : [])),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(homedir(), 'Applications')];
    return ['Google Chrome', 'Microsoft Edge', 'Chromium'].flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app/Contents/MacOS/${name}`)),
    );
  }
  return [];
}
