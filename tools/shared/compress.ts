import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Pictures and fonts are packed by their own formats. */
const TEXT = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;

/**
 * Writes the .br and .gz files only if both are smaller than the original: a server that finds only one of them may omit
 * the Vary header.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const pack = async (name: string) => {
    const path = join(folder, name);
    const text = await readFile(path);
    const br = await promisify(brotliCompress)(text);
    const gz = await promisify(gzip)(text, { level: 9 });
    if (br.length >= text.length || gz.length >= text.length) return;
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gz);
  };
  await Promise.all(names.filter((name) => TEXT.test(name)).map(pack));
}
