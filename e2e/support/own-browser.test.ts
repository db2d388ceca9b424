import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ownBrowser } from './own-browser';

const cache = mkdtempSync(join(tmpdir(), 'own-browser-'));
const programs = mkdtempSync(join(tmpdir(), 'programs-'));
const env = {
  ...process.env,
  XDG_CACHE_HOME: cache,
  PATH: programs + delimiter + process.env.PATH,
};

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

afterAll(() => {
  for (const folder of [cache, programs]) rmSync(folder, { recursive: true });
});

/** Puts a program in the place of npm. */
function replaceNpm(script: string) {
  const file = join(programs, 'npm');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

test('names the reason and the remedy in one line when npm cannot fetch the browser', async () => {
  replaceNpm(`echo '{"error":{"summary":"connect ECONNREFUSED"}}'; exit 1`);
  const message = await ownBrowser(env).catch((error) => error.message);
  expect(message).toMatch(/^Нет браузера .*\(connect ECONNREFUSED\).* CHROMIUM_PATH$/);
});

test('refuses another file than the one it knows, and leaves nothing of it', async () => {
  // The folder comes after the name of its option.
  replaceNpm(`echo other > "$4/browser.tgz"; echo '[{"filename":"browser.tgz"}]'`);
  await expect(ownBrowser(env)).rejects.toThrow('файл отличается');
  expect(readdirSync(join(cache, 'open-report'))).toEqual([]);
});

test('takes the browser that was fetched before', async () => {
  replaceNpm('exit 1');
  const folder = join(cache, 'open-report', 'chromium-147.0.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'chromium'), '');
  expect(await ownBrowser(env)).toBe(join(folder, 'chromium'));
});
