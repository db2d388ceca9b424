import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { compressFiles } from './compress';

const folder = testFolder();
const long = 'Заявки из Яндекса и ВКонтакте. '.repeat(50);

/** Compresses a folder of such files with this text, and returns the packed ones. */
async function packedFiles(names: string[], text = long): Promise<string[]> {
  mkdirSync(join(folder, 'calculator'));
  for (const name of names) writeFileSync(join(folder, name), text);
  await compressFiles(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /\.(br|gz)$/.test(name)).sort();
}

test('texts get two packed neighbours; pictures, fonts and the files for hosts are left alone', async () => {
  const endings = ['css', 'html', 'ico', 'js', 'json', 'mjs', 'svg', 'txt', 'webmanifest', 'xml'];
  const texts = ['calculator/index.html', ...endings.map((ending) => `index.${ending}`)];
  const others = ['a.png', 'a.avif', 'a.woff2', '.htaccess', '_headers'];
  const packed = texts.flatMap((name) => [`${name}.br`, `${name}.gz`]);
  expect(await packedFiles([...texts, ...others])).toEqual(packed);
  const read = (name: string) => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('calculator/index.html.gz')).toString()).toBe(long);
});

test.each([
  ['what does not get smaller', 'a'],
  // Brotli has words like these in its dictionary; gzip's own header is longer than what it saves.
  ['a text that only one of the two makes smaller', '<html><head><meta charset="utf-8"><title>'],
])('%s gets no packed file', async (_what, text) => {
  expect(await packedFiles(['a.html'], text)).toEqual([]);
});
