import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const long = 'Заявки из Яндекса и ВКонтакте. '.repeat(50);

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const read = (path: string) => readFileSync(join(folder, path));

/** The packed files of the folder after compressing it. */
async function packedFiles(): Promise<string[]> {
  await compressFiles(folder);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(br|gz)$/.test(name)).sort();
}

test('each text of the folder gets both packed neighbours, which hold the same text', async () => {
  write('index.html', long);
  write('calculator/index.txt', long);
  expect(await packedFiles()).toEqual([
    'calculator/index.txt.br',
    'calculator/index.txt.gz',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe(long);
  expect(gunzipSync(read('calculator/index.txt.gz')).toString()).toBe(long);
});

test('texts are packed; pictures, fonts and the files for hosts are left alone', async () => {
  const texts = ['css', 'html', 'ico', 'js', 'json', 'mjs', 'svg', 'txt', 'webmanifest', 'xml'];
  for (const ending of texts) write(`a.${ending}`, long);
  for (const path of ['a.png', 'a.avif', 'a.woff2', '.htaccess', '_headers']) write(path, long);
  const packed = texts.flatMap((ending) => [`a.${ending}.br`, `a.${ending}.gz`]);
  expect(await packedFiles()).toEqual(packed);
});

test.each([
  ['what does not get smaller', 'a'],
  // Brotli has words like these in its dictionary; gzip's own header is longer than what it saves.
  ['a text that only one of the two makes smaller', '<html><head><meta charset="utf-8"><title>'],
])('%s gets no packed file', async (_what, text) => {
  write('a.html', text);
  expect(await packedFiles()).toEqual([]);
});
