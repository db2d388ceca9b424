import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countJest, countPlaywright, summarize } from './report';

const UNIT_REPORT = '.test/jest.json';
const BROWSER_REPORT = '.test/e2e.json';

/** `npm test`: every check in turn, the quick ones first; the first that fails ends it. */
function main() {
  mkdirSync('.test', { recursive: true });
  // A report left by an earlier run must not be counted as this one's.
  for (const report of [UNIT_REPORT, BROWSER_REPORT]) rmSync(report, { force: true });
  check('Маршруты', 'next', ['typegen']);
  check('Типы', 'typescript', ['--noEmit'], 'tsc');
  check('Стиль кода', '@biomejs/biome', ['check'], 'biome');
  check('Модульные проверки', 'jest', ['--ci', '--json', '--outputFile', UNIT_REPORT]);
  check(
    'Проверки в браузере',
    '@playwright/test',
    // A forgotten test.only would leave the other tests out of the report without a word.
    ['test', '--config', 'e2e/playwright.config.ts', '--forbid-only'],
    'playwright',
  );
  console.log(summarize(countJest(read(UNIT_REPORT)), countPlaywright(read(BROWSER_REPORT))));
}

function check(title: string, packageName: string, args: readonly string[], bin = packageName) {
  const started = Date.now();
  console.log(`\n${title}…`);
  const { status } = spawnSync(process.execPath, [binOf(packageName, bin), ...args], {
    // Jest's JSON goes to its file; its own report comes on the error stream.
    stdio: ['ignore', packageName === 'jest' ? 'ignore' : 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`${title}: не пройдено`);
  console.log(`${title}: пройдено за ${Math.round((Date.now() - started) / 1000)} с`);
}

/** The file that a package's command runs. */
function binOf(packageName: string, bin: string): string {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin: bins } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bins === 'string' ? bins : bins[bin]);
}

function read(report: string) {
  return JSON.parse(readFileSync(report, 'utf8'));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
