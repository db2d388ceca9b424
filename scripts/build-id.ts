import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

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
  for (const source of SOURCES) {
    for (const path of filesIn(join(root, source))) {
      hash.update(`${relative(root, path).split(sep).join('/')}\0`).update(readFileSync(path));
    }
  }
  for (const name of Object.keys(settings).sort()) hash.update(`${name}=${settings[name]}\0`);
  return hash.digest('hex').slice(0, 20);
}

/** The files of a folder in order, or the one file. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
