import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../shared/terminal';

/** The tests of the site and those of the export, in a browser. */
const CONFIGS = ['tools/export/e2e/playwright.config.ts', 'playwright.config.ts'];

/**
 * `npm run try-next -w @open-report/export -- 16.3.8 16.4.0`: builds and tests a copy of the project with other versions
 * of Next. Arguments that are no version go to Playwright, such as names of test files.
 */
runCommand(async (...args) => {
  const root = join(__dirname, '../..');
  const versions = args.filter((arg) => /^\d+\.\d+\.\d+/.test(arg));
  const filters = args.filter((arg) => !versions.includes(arg));
  if (versions.length === 0) throw new Error('Which versions? Such as: 16.3.8 16.4.0');
  const results = versions.map((version) => [version, tryVersion(root, version, filters)] as const);
  console.table(Object.fromEntries(results));
  process.exitCode = results.every(([, result]) => result === 'passed') ? 0 : 1;
});

function tryVersion(root: string, version: string, filters: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), `next-${version}-`));
  try {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
    for (const file of files.split('\0').filter(Boolean)) {
      cpSync(join(root, file), join(folder, file));
    }
    // The limits on bytes are for the project's own Next.
    const env = { ...process.env, TRIED_NEXT: version };
    const run = (command: string, ...args: string[]) =>
      spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' }).status === 0;
    if (!run('npm', 'install', '--save-exact', `next@${version}`)) return 'not installed';
    const tests = CONFIGS.map((config) =>
      run('npx', 'playwright', 'test', '-c', config, '--pass-with-no-tests', ...filters),
    );
    return tests.every(Boolean) ? 'passed' : 'failed';
  } finally {
    rmSync(folder, { recursive: true });
  }
}
