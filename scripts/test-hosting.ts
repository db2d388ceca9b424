import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { missingPackages } from '../e2e/hosting/servers';
import { findChromium } from './chromium';
import { countPlaywright } from './report';

const REPORT = '.test/hosting.json';

/** `npm run test:hosting`: the export on real nginx, Apache and Caddy, with the very files of deploy/. */
function main() {
  const missing = missingPackages();
  if (missing.length > 0) {
    throw new Error(
      `Для проверки хостинга не хватает серверов: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  }
  // A report left by an earlier run must not be counted as this one's.
  rmSync(REPORT, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      require.resolve('@playwright/test/cli'),
      ...['test', '--config', 'e2e/hosting/playwright.config.ts', '--forbid-only'],
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findChromium() } },
  );
  if (status !== 0) throw new Error('Проверки на хостингах: не пройдено');
  const { passed, skipped } = countPlaywright(JSON.parse(readFileSync(REPORT, 'utf8')));
  if (passed === 0 || skipped > 0) throw new Error(`Пропущено проверок: ${skipped}`);
  console.log(`Пройдено проверок на nginx, Apache и Caddy: ${passed}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
