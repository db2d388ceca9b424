import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The sources of the site and of its commands; the packages are found in the folders above the copy. */
const SOURCES = [
  'app',
  'components',
  'content',
  'deploy',
  // The tools use what the site's browser tests do.
  'e2e/support',
  'lib',
  'public',
  'tools',
  '.env.example',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Copies the project's sources, with the texts and pictures of another folder in place of the owner's, so that a site
 * can be built from them without any switch in the site's own code.
 *
 * @param to a folder inside the project; what was in it goes
 * @param content the folder whose files the copy gets
 * @param kept a folder in the copy that stays all the same
 */
export async function copyProject(to: string, content: string, kept = ''): Promise<void> {
  for (const name of await readdir(to).catch(() => [])) {
    if (name !== kept) await rm(join(to, name), { recursive: true, maxRetries: 5 });
  }
  // The site also stands, and is tested, without its tools.
  for (const source of SOURCES.filter((name) => existsSync(name))) {
    await cp(source, join(to, source), { recursive: true });
  }
  await cp(content, join(to, 'content'), { recursive: true });
}

/** Replaces a text in a file; one that is not there would go unnoticed. */
export function replaceIn(file: string, from: string | RegExp, to: string) {
  const before = readFileSync(file, 'utf8');
  const after =
    typeof from === 'string' ? before.replaceAll(from, () => to) : before.replace(from, () => to);
  if (before.split(from).length === 1) throw new Error(`${file} has no «${from}»`);
  writeFileSync(file, after);
}
