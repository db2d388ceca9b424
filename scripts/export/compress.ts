import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Pictures and fonts are packed by their own formats. */
const TEXT = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;

/** A text that does not get smaller gets neither file: a server that finds only one may forget to say so in Vary. */
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
