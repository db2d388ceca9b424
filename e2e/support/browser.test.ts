import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedBrowsers } from './browser';

test('the font of the tests is where their configuration of fonts looks for it', () => {
  const folders = readFileSync(join(__dirname, 'fonts.conf'), 'utf8').matchAll(
    /<dir .*>(.*)<\/dir>/g,
  );
  const missing = [...folders].filter(([, folder = '']) => !existsSync(join(__dirname, folder)));
  expect(missing).toEqual([]);
});

test('Chrome and Edge are looked for where Windows installs them', () => {
  const env = {
    PROGRAMFILES: 'C:\\Program Files',
    LOCALAPPDATA: 'C:\\Users\\Анна\\AppData\\Local',
  };
  expect(installedBrowsers('win32', env)).toEqual([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\Анна\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    'C:\\Users\\Анна\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe',
  ]);
});

test('Chrome is looked for among the applications of macOS', () => {
  expect(installedBrowsers('darwin')).toContain(
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
});
