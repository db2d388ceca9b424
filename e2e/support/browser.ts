import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { messageOf } from '../../lib/error-message';
import { hasOwnBrowser, ownBrowser } from './own-browser';

/** @throws {Error} with one line that names the remedy, when there is no browser or it does not start */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  try {
    return await chromium.launch({ executablePath });
  } catch (error) {
    const message = messageOf(error);
    // What the browser itself has printed says more than Playwright's own line.
    const reason = /\[err\] (.+)/.exec(message)?.[1] ?? message.split('\n')[0];
    throw new Error(
      `Браузер ${executablePath} не запускается (${reason}). Укажите путь к другому Chromium в CHROMIUM_PATH`,
    );
  }
}

/**
 * Returns the path of the browser: the one at CHROMIUM_PATH, else the project's own, which is the same on every
 * computer. Where there is none for the system: Chrome or Edge, else Playwright's. Processes that are started after
 * this use the same browser and the same fonts.
 *
 * @throws {Error} with one line that names the remedy, when there is no browser
 */
export async function findBrowser(): Promise<string> {
  process.env.FONTCONFIG_FILE ||= join(__dirname, 'fonts.conf');
  process.env.CHROMIUM_PATH ||= hasOwnBrowser ? await ownBrowser() : findOrInstallBrowser();
  return process.env.CHROMIUM_PATH;
}

function findOrInstallBrowser(): string {
  const downloaded = chromium.executablePath();
  const executable = [...installedBrowsers(), downloaded].find(existsSync);
  if (executable) return executable;
  console.log('Устанавливаю Chromium: npx playwright install chromium');
  spawnSync('npx playwright install chromium', { stdio: 'inherit', shell: true });
  if (existsSync(downloaded)) return downloaded;
  throw new Error(
    'Нет браузера для проверок: Chrome и Edge не установлены, а Chromium не загружается. Установите Chrome или укажите путь к Chromium в CHROMIUM_PATH',
  );
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
