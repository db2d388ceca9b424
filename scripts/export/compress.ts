import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What packs well. Pictures and fonts are packed by their own formats. */
const TEXTS = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.mjs',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** The highest levels of both: a file is packed once and sent many times. */
const packers = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
};

/**
 * Lays a ready-made .br and .gz beside each text file of a folder, so that a host need not pack anything itself.
 *
 * It must be the last step: a file changed later would be sent in its old words. What does not get smaller gets no
 * packed neighbours, and old ones are taken away.
 *
 * @returns the files written, seen from the folder, in order
 */
export async function compressFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  // zlib works in the thread pool, which keeps all cores busy and takes only so many files at once.
  const written = await Promise.all(texts.map(compressFile));
  return written
    .flat()
    .map((path) => path.slice(join(folder, '/').length))
    .sort();
}

async function compressFile(path: string): Promise<string[]> {
  const text = await readFile(path);
  const packed = await Promise.all(
    Object.entries(packers).map(async ([ending, pack]) => ({
      path: path + ending,
      bytes: await pack(text),
    })),
  );
  // Both or none: a server that finds only one of them may forget to say in Vary that it had a choice.
  if (packed.some(({ bytes }) => bytes.length >= text.length)) {
    await Promise.all(packed.map((one) => rm(one.path, { force: true })));
    return [];
  }
  await Promise.all(packed.map((one) => writeFile(one.path, one.bytes)));
  return packed.map((one) => one.path);
}
