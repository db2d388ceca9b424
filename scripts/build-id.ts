import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What an export is made of. */
const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'package-lock.json',
];

/**
 * A name for a build: the same sources and settings always give the same one, on every machine. By itself Next
 * takes a new random one each time, and each release would change every file's address for nothing.
 *
 * @param root the project's folder
 * @param settings the NEXT_PUBLIC_ settings of the build
 */
export function buildIdOf(root: string, settings: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesOf(root, source)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  for (const name of Object.keys(settings).sort()) hash.update(`${name}=${settings[name]}\0`);
  return hash.digest('hex').slice(0, 20);
}

/** The files of a folder, or the one file, named with forward slashes on every system. */
function filesOf(root: string, source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((path) => path.replaceAll('\\', '/'));
}
