import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Gives the data of page switches the names the browser asks for.
 *
 * Next 16.4 on Windows writes `__next.calculator.__PAGE__.txt` as a file `__PAGE__.txt` in a folder
 * `__next.calculator`, so that every page fetched ahead is missing: https://github.com/vercel/next.js/issues/92339.
 */
export async function repairPayloadNames(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.txt')) continue;
    const right = name.replace(/__next\..*/, (payload) => payload.replaceAll(/[\\/]/g, '.'));
    if (right !== name) await rename(join(folder, name), join(folder, right));
  }
}
