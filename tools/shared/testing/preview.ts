import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { copyProject } from '../../../e2e/copy-project';
import { CONTENT_FOLDER } from '../../../e2e/fixture-content';
import { SITE_PORT } from '../../../e2e/site';
import { copiesFolder } from '../copies/copies';

/** Parallel workers run separate previews, so each needs its own port and folder. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const PORT = SITE_PORT + 20 * WORKER;
export const SITE = `http://localhost:${PORT}`;
export const INBOX = `http://localhost:${PORT + 1}`;

/** The copy of the project in which the preview runs, and its texts. */
// The name has signs that end a path in an address, but no Cyrillic letters: Turbopack panics over those between its root
// and the project. The folder of an owner is that root.
export const FOLDER = `.test/preview #${PORT} [100%]`;
export const CONTENT = join(FOLDER, 'content');

/** Spawns the preview of a folder in a process group of its own, as a terminal does. */
export function spawnPreview(folder = FOLDER) {
  const args = ['--silent', 'start', '--', '--port', String(PORT)];
  const npm = spawn('npm', args, { cwd: folder, detached: true });
  const preview = { npm, group: Number(npm.pid), printed: '' };
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      preview.printed += chunk;
    });
  }
  return preview;
}

/** Starts the preview of a fresh copy, and waits until the site and its inbox are open. */
export async function start(settings = '') {
  await copyProject(FOLDER, CONTENT_FOLDER);
  // Changes of an earlier test could be undone.
  rmSync(copiesFolder(CONTENT), { recursive: true, force: true });
  writeFileSync(join(FOLDER, '.env'), settings);
  const preview = spawnPreview();
  await expect.poll(() => preview.printed, { timeout: 60_000 }).toContain('Остановить');
  return preview;
}

/** Stops the preview. Fails if it has ended by itself. */
export async function stop({ npm, printed }: ReturnType<typeof spawnPreview>) {
  expect([npm.exitCode, npm.signalCode], printed).toEqual([null, null]);
  npm.kill();
  await expect.poll(isOpen).toBe(false);
}

export const isOpen = () => fetch(SITE).then(Boolean, () => false);

const OPENING_MS = 30_000;

/** Waits until the page that opens next shows changes: Next loses those that come before React has the page. */
export async function live(page: Page, timeout?: number) {
  const isConnected = (message: ConsoleMessage) => message.text().includes('[HMR] connected');
  await page.waitForEvent('console', { predicate: isConnected, ...(timeout && { timeout }) });
  await expect(page.getByRole('button', { name: 'Править', exact: true })).toBeVisible();
}

/**
 * Opens a page and waits until it follows changes. It leaves the current page first: a page of a stopped preview reloads
 * itself as soon as the next preview runs, and if that happens during `goto`, `goto` may never resolve. It tries again if
 * Next's development server has sent incomplete data, which leaves the page empty.
 */
export const openLive = (page: Page, path: string) =>
  expect(async () => {
    await page.goto('about:blank', { timeout: OPENING_MS });
    await Promise.all([live(page, OPENING_MS), page.goto(SITE + path, { timeout: OPENING_MS })]);
  }).toPass();
