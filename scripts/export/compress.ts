import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What packs well. Pictures and fonts are packed by their own formats. */
const TEXT = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;

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
 * Writes a ready-made .br and .gz beside each text file of a folder, so that a host need not pack anything itself. A text
 * that does not get smaller gets neither: a server that finds only one may forget to say in Vary that it had a choice.
 *
 * It must be the last step: a file changed later would be sent as it was before.
 */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  // zlib works in the thread pool, which keeps all cores busy and takes only so many files at once.
  await Promise.all(
    names.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

async function compressFile(path: string) {
  const text = await readFile(path);
  const packed = await Promise.all(
    Object.entries(packers).map(async ([ending, pack]) => ({
      path: path + ending,
      bytes: await pack(text),
    })),
  );
  const isSmaller = packed.every(({ bytes }) => bytes.length < text.length);
  for (const one of packed) {
    if (isSmaller) await writeFile(one.path, one.bytes);
    else await rm(one.path, { force: true });
  }
}
