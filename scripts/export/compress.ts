import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are packed by their own formats. */
const TEXT = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

/**
 * Writes a packed .br and .gz beside each text file of a folder, at the highest levels, because hosts need not pack. A
 * text that does not get smaller gets neither: a server that finds only one may forget to say so in Vary.
 *
 * It must be the last step: a file changed later would be sent as it was before.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

async function compressFile(path: string) {
  const text = await readFile(path);
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const br = await promisify(brotliCompress)(text, { params });
  const gz = await promisify(gzip)(text, { level: 9 });
  const isSmaller = br.length < text.length && gz.length < text.length;
  for (const [ending, packed] of Object.entries({ br, gz })) {
    if (isSmaller) await writeFile(`${path}.${ending}`, packed);
    else await rm(`${path}.${ending}`, { force: true });
  }
}
