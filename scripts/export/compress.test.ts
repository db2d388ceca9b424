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

test.each(['css', 'html', 'ico', 'js', 'json', 'mjs', 'svg', 'txt', 'webmanifest', 'xml'])(
  'a .%s file is packed',
  async (ending) => {
    write(`a.${ending}`, long);
    expect(await packedFiles()).toEqual([`a.${ending}.br`, `a.${ending}.gz`]);
  },
);

test('pictures, fonts and the files for hosts are left alone', async () => {
  for (const path of ['a.png', 'a.avif', 'a.woff2', '.htaccess', '_headers']) write(path, long);
  expect(await packedFiles()).toEqual([]);
});

test('what does not get smaller gets no packed file', async () => {
  write('robots.txt', 'a');
  expect(await packedFiles()).toEqual([]);
});

test('a text that only one of the two makes smaller gets none', async () => {
  // Brotli has words like these in its dictionary; gzip's own header is longer than what it saves.
  write('a.html', '<html><head><meta charset="utf-8"><title>');
  expect(await packedFiles()).toEqual([]);
});

test('the same text is packed into the same bytes', async () => {
  write('index.html', long);
  await compressFiles(folder);
  const first = [read('index.html.br'), read('index.html.gz')];
  await compressFiles(folder);
  expect([read('index.html.br'), read('index.html.gz')]).toEqual(first);
});
