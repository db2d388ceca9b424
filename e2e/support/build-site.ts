import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const EXPORT = 'tools/export/build.ts';

/** Whether the tests open pages as the export leaves them, or as Next writes them where that tool is deleted. */
export const HAS_EXPORT = existsSync(EXPORT);

/**
 * Builds the site of a folder into its `out/`: as a release is built where the export tool is there, else as Next alone
 * builds it.
 *
 * @param root a project: the owner's or a copy
 * @param env settings, which go before those of its .env file
 * @throws {Error} with what the build has printed
 */
export async function buildSite(root: string, env: Record<string, string>): Promise<void> {
  const command = existsSync(join(root, EXPORT))
    ? ['--require', './tools/shared/register.cjs', EXPORT]
    : [require.resolve('next/dist/bin/next'), 'build'];
  const options = {
    cwd: root,
    env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: Infinity,
  } as const;
  try {
    await promisify(execFile)(process.execPath, command, options);
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', string>;
    throw new Error(`The site could not be built:\n${stdout}${stderr}`);
  }
}
