import { readdir, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * Gives the data of page switches the names the browser asks for.
 *
 * Next 16.4 on Windows writes `__next.calculator.__PAGE__.txt` as a file `__PAGE__.txt` in a folder
 * `__next.calculator`, so that every page fetched ahead is missing. On other systems nothing is to do.
 *
 * @returns the files that got their name, seen from the folder
 */
export async function repairPayloadNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const repaired: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    const name = payloadName(path.split(sep).join('/'));
    if (name === undefined) continue;
    await rename(join(folder, path), join(folder, name));
    repaired.push(name);
  }
  for (const entry of entries) {
    if (entry.isDirectory() && entry.name.startsWith('__next.')) {
      await rm(join(entry.parentPath, entry.name), { recursive: true, force: true });
    }
  }
  return repaired;
}

/** The name the browser asks for, or undefined when the file has it already. */
function payloadName(path: string): string | undefined {
  const start = path.search(/(?<=^|\/)__next\./);
  if (start < 0) return undefined;
  const name = path.slice(start).replaceAll(/[\\/]/g, '.');
  return name === path.slice(start) ? undefined : path.slice(0, start) + name;
}
