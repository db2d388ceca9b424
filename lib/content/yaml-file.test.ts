import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, readContent } from './load';
import { FIXTURE_CONTENT, testFolder } from './test-folder.fixture';

/* Tests of errors that concern a file as a whole. */

const folder = testFolder(FIXTURE_CONTENT);
const path = join(folder, 'faq.yaml');
const read = () => readFileSync(path, 'utf8');

const windows1251 = (text: string) =>
  Buffer.from(
    [...text]
      .map((letter) => (letter < '\x80' ? letter : letter < 'А' ? '?' : letter))
      .map((letter) => letter.charCodeAt(0))
      .map((code) => (code < 0x80 ? code : code - 0x350)),
  );

test.each<[encoding: string, encode: (text: string) => Buffer]>([
  ['Windows-1251', windows1251],
  ['UTF-16 with its mark', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16 without its mark', (text) => Buffer.from(text, 'utf16le')],
  ['UTF-16, big-endian', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('a file in %s is refused with the way to save it', (_encoding, encode) => {
  writeFileSync(path, encode(read()));
  const [problem, ...others] = readContent(folder).problems;
  expect(others).toEqual([]);
  expect(problem?.file).toBe('content/faq.yaml');
  expect(problem?.message).toMatch(/не в UTF-8.*«Сохранить как» → «Кодировка: UTF-8»/);
});

test.each<[what: string, spoil: () => void, line: number, says: RegExp]>([
  [
    'letters that an editor has lost',
    () => writeFileSync(path, read().replace('Когда', '\uFFFD\uFFFD')),
    8,
    /не в UTF-8/,
  ],
  ['a file saved as .txt', () => renameSync(path, `${path}.txt`), 1, /сотрите «\.txt»/],
  ['a file in capitals', () => renameSync(path, join(folder, 'Faq.yaml')), 1, /есть Faq\.yaml; п/],
  ['a missing file', () => rmSync(path), 1, /файла нет/],
])('%s is reported once', (_what, spoil, line, says) => {
  spoil();
  const message = expect.stringMatching(says);
  expect(readContent(folder).problems).toMatchObject([{ file: 'content/faq.yaml', line, message }]);
});

test.each([
  ['no-break spaces of Word', ' ', '\u00a0'],
  ['marks without a width, of a messenger', ' ', ' \u200b'],
])('%s are read as if they were not there', (_what, from, to) => {
  const before = loadContent(folder);
  for (const name of ['faq', 'results', 'prices']) {
    const file = join(folder, `${name}.yaml`);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  }
  expect(loadContent(folder)).toEqual(before);
});

test('a byte order mark and Windows line endings are accepted', () => {
  writeFileSync(path, `\uFEFF${read().replaceAll('\n', '\r\n')}`);
  expect(loadContent(folder).faq.items).toHaveLength(3);
});
