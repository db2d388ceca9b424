import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkContent } from '../content/check';
import { loadContent } from '../content/load';
import type { Content } from '../content/schema';
import { readSettings, type Settings } from '../lib/settings';
import { loadEnvFile } from './env-file';
import { postprocessExport } from './export/postprocess';

type BuildOptions = {
  /** The folder of the project, or of a copy of it. */
  root?: string;
  /** The folder that gets the site, seen from `root`. */
  out: string;
  /** Settings that go before those of the .env file. */
  env?: Record<string, string>;
};

/** The settings and the content that a site is made of. */
type Sources = { settings: Settings; content: Content };

/**
 * Builds the site into a folder. Settings and content are checked first, so that a mistake costs a second and is reported
 * in one clear line instead of a stack of the bundler's.
 *
 * @throws {Error} whose message is ready for the owner, in Russian
 */
export async function buildSite({
  root = process.cwd(),
  out,
  env = {},
}: BuildOptions): Promise<Sources> {
  Object.assign(process.env, env);
  loadEnvFile(root);
  const settings = readSettings(process.env);
  const content = await checkContent(join(root, 'content'));
  await runNextBuild(root, out);
  await postprocessExport(join(root, out), settings);
  return { settings, content };
}

/**
 * Reads the settings and the content.
 *
 * @param options.dev reads the .env file anew, as a development server does
 * @throws {Error} whose message is ready for the owner, in Russian
 */
export function checkSources(root: string, { dev = false } = {}): Sources {
  loadEnvFile(root, dev);
  return { settings: readSettings(process.env), content: loadContent(join(root, 'content')) };
}

async function runNextBuild(root: string, out: string) {
  const next = require.resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    SITE_OUT: out,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  } as const;
  try {
    await promisify(execFile)(process.execPath, [next, 'build'], {
      cwd: root,
      env,
      maxBuffer: Number.POSITIVE_INFINITY,
    });
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>;
    throw new Error(`Сайт не собрался. Вот что сообщил сборщик:\n${stdout}${stderr}`);
  }
}
