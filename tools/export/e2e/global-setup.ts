import { execFile } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyProject } from '../../../e2e/copy-project';
import { CONTENT_FOLDER } from '../../../e2e/fixture-content';
import serveTestSite from '../../../e2e/global-setup';
import { BASE_PATH, PROJECT_FOLDER, SETTINGS } from '../../../e2e/site';
import { startStaticServer } from '../../../e2e/support/static-server';
import { PLAIN_FOLDER, PLAIN_PORT } from './plain';

/** Serves the site as for its own tests, and beside it what Next makes of the same sources. */
export default async function globalSetup() {
  await copyProject(PROJECT_FOLDER, CONTENT_FOLDER, '.next');
  const next = require.resolve('next/dist/bin/next');
  const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const env = { ...process.env, ...SETTINGS, ...production };
  await promisify(execFile)(process.execPath, [next, 'build'], { cwd: PROJECT_FOLDER, env });
  await rm(PLAIN_FOLDER, { recursive: true, force: true });
  await rename(join(PROJECT_FOLDER, 'out'), PLAIN_FOLDER);
  const plain = await startStaticServer({
    root: PLAIN_FOLDER,
    port: PLAIN_PORT,
    basePath: BASE_PATH,
  });
  const closeSite = await serveTestSite();
  return () => Promise.all([closeSite(), plain.close()]);
}
