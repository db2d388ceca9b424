import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Chromium compiles a file with this first line whole while it arrives, on another thread; without it each function
 * is compiled when it is first called, in the visitor's way. See https://v8.dev/blog/explicit-compile-hints; other
 * browsers read a comment.
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Writes the hint on top of every script of a folder. The names stay: what a file does has not changed.
 *
 * @throws {Error} when there is no script, so that a new place for them cannot slip through
 */
export async function hintCompilation(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`В папке ${folder} нет скриптов`);
  for (const name of scripts) {
    const file = join(folder, name);
    const script = await readFile(file, 'utf8');
    if (!script.startsWith(COMPILE_HINT)) await writeFile(file, COMPILE_HINT + script);
  }
}
