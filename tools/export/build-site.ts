import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkSources } from '../shared/sources';
import { printText } from '../shared/terminal';
import { finishExport } from './finish-export';

/** Checks settings and content first, so that a mistake costs a second. `env` goes before the .env file. */
export async function buildSite({ root = process.cwd(), env = {} } = {}) {
  Object.assign(process.env, env);
  const sources = await checkSources(root);
  await runNextBuild(root);
  const problems = await finishExport(join(root, 'out'), sources.settings);
  for (const problem of problems) printText(problem);
  return sources;
}

async function runNextBuild(root: string) {
  const next = require.resolve('next/dist/bin/next');
  const settings = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const options = { cwd: root, env: { ...process.env, ...settings }, maxBuffer: Infinity };
  try {
    await promisify(execFile)(process.execPath, [next, 'build'], options);
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>;
    throw new Error(`Сайт не собрался. Вот что сообщил сборщик:\n${stdout}${stderr}`);
  }
}
