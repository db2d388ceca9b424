import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const APP = join(__dirname, 'floor');
const BUILT = join(__dirname, '../../.test/floor');

/**
 * Builds an empty page and weighs its scripts: what the framework costs before the site adds anything.
 *
 * @returns bytes in brotli at its highest level, without the polyfills for browsers that have no modules
 * @throws {Error} with the bundler's words when the empty page cannot be built
 */
export function weighFloor(): number {
  const next = require.resolve('next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', APP], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The empty page could not be built:\n${stdout}${stderr}`);
  const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, src]) => String(src));
  return scripts
    .map((src) => brotliCompressSync(readFileSync(join(BUILT, src))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
