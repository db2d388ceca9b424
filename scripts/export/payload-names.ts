import { readdir, rename, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Gives the data of page switches the names the browser asks for.
 *
 * Next 16.4 on Windows writes `__next.calculator.__PAGE__.txt` as a file `__PAGE__.txt` in a folder
 * `__next.calculator`, so that every page fetched ahead is missing: https://github.com/vercel/next.js/issues/92339.
 */
export async function repairPayloadNames(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const path = name.split(sep).join('/');
    const right = path.replace(/(?<=^|\/)__next\..*/, (payload) =>
      payload.replaceAll(/[\\/]/g, '.'),
    );
    if (right !== path) await rename(join(folder, name), join(folder, right));
  }
  for (const name of names.filter((one) => /(^|[\\/])__next\.[^.\\/]+$/.test(one))) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
