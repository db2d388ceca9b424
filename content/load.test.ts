/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError, loadContent } from './load';

const SOURCE = join(__dirname, '../e2e/content');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(SOURCE, folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a slip in a file of the copy and returns the messages with the line the slip stands on. */
function slip(file: string, from: string | RegExp, to: string): { lines: string[]; line: number } {
  const path = join(folder, `${file}.yaml`);
  const before = readFileSync(path, 'utf8');
  const at = typeof from === 'string' ? before.indexOf(from) : before.search(from);
  if (at === -1) throw new Error(`${file}.yaml does not contain ${from}`);
  writeFileSync(path, before.replace(from, to));
  const line = before.slice(0, at).split('\n').length;
  try {
    loadContent(folder);
  } catch (error) {
    if (error instanceof ContentError) return { lines: error.message.split('\n'), line };
    throw error;
  }
  throw new Error('the slip was not noticed');
}

test('the owner’s content is in order', () => {
  expect(() => loadContent(__dirname)).not.toThrow();
});

test('no placeholder is left in any text', () => {
  expect(JSON.stringify(loadContent(SOURCE))).not.toMatch(/\{[a-z.-]+\}/);
});

test.each<[what: string, file: string, from: string | RegExp, to: string, says: RegExp]>([
  [
    'a price with a letter in it',
    'prices',
    /price: 25000/,
    'price: 25к',
    /поле services\.\d\.price: нужно число, а стоит «25к»; оставьте одни цифры/,
  ],
  [
    'a price with a space in it',
    'prices',
    /price: 25000/,
    'price: 25 000',
    /нужно число, а стоит «25 000»/,
  ],
  ['a price of nothing', 'prices', /price: 25000/, 'price: 0', /число слишком маленькое/],
  [
    'a wrong service id',
    'prices',
    /id: seo$/m,
    'id: sео',
    /такого значения нет; возможные: yandex-context/,
  ],
  [
    'a wrong category',
    'cases',
    /category: beauty/,
    'category: salon',
    /поле items\.\d\.category: такого значения нет; возможные: beauty, medical/,
  ],
  ['a misspelt field', 'faq', /question:/, 'qestion:', /лишнее поле «qestion»|поля не хватает/],
  ['an empty field', 'faq', /question: .*/, 'question:', /поле пустое; впишите значение/],
  [
    'a text that is too long',
    'faq',
    /question: .*/,
    `question: ${'очень '.repeat(30)}длинно`,
    /текст слишком длинный: не больше 120 знаков, сейчас \d+; сократите/,
  ],
  [
    'a figure nobody knows',
    'faq',
    /question: .*/,
    'question: Сколько стоит {audti} у вас?',
    /поле \{audti\}: такой цифры нет; имена цифр стоят в content\/figures\.yaml/,
  ],
  ['a rating of six', 'reviews', /rating: 5/, 'rating: 6', /число слишком большое: не больше 5/],
  [
    'a flag that is no flag',
    'reviews',
    /^ +sample: true/m,
    '    sample: наверное',
    /нужно true \(да\) или false \(нет\)/,
  ],
  [
    'a year with a letter',
    'site',
    /copyrightYear: \d+/,
    'copyrightYear: 2024г',
    /нужно число, а стоит «2024г»/,
  ],
  [
    'a time that is no time',
    'site',
    /opens: .*/,
    'opens: утром',
    /поле hours\.opens: значение «утром» написано не так/,
  ],
  [
    'a client of the sheet that does not exist',
    'home',
    /client: .*/,
    'client: nobody',
    /клиента «nobody» нет в content\/results\.yaml/,
  ],
])('%s is told with its file, line and mend', (_what, file, from, to, says) => {
  const { lines, line } = slip(file, from, to);
  const message = lines.find((one) => says.test(one));
  expect(message ?? lines.join('\n')).toMatch(says);
  expect(message).toContain(`content/${file}.yaml, строка `);
  const told = Number(/строка (\d+)/.exec(message ?? '')?.[1]);
  // A list entry that lacks a field is told by its first line, which may stand just above the slip.
  expect(Math.abs(told - line)).toBeLessThanOrEqual(1);
});

test.each<[what: string, file: string, from: string | RegExp, to: string, says: RegExp]>([
  ['a missing quote', 'faq', /question: .*/, 'question: "Сколько стоит', /кавычк/],
  ['a tab', 'faq', /\n( +)answer:/, '\n\tanswer:', /табуляц|отступ/],
  [
    'a colon inside a text',
    'faq',
    /question: .*/,
    'question: Цена: сколько: стоит',
    /двоеточие|кавычки/,
  ],
  ['a field given twice', 'site', /^brand: .*$/m, 'brand: Один\nbrand: Два', /уже есть выше/],
])('%s is told in one line with its file and mend', (_what, file, from, to, says) => {
  const { lines } = slip(file, from, to);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^content/${file}\\.yaml, строка \\d+`));
  expect(lines[0]).toMatch(says);
});

test('a file that is gone is told', () => {
  rmSync(join(folder, 'faq.yaml'));
  expect(() => loadContent(folder)).toThrow(/content\/faq\.yaml.*файла нет/);
});

test('a question too few is told with both counts', () => {
  const path = join(folder, 'faq.yaml');
  const text = readFileSync(path, 'utf8');
  const last = text.lastIndexOf('  - question:');
  writeFileSync(path, text.slice(0, last));
  expect(() => loadContent(folder)).toThrow(/нужно не меньше 8, сейчас 7/);
});

test('a service that no step asks for is told', () => {
  const { lines } = slip(
    'calculator',
    /\[rsa, telegram-ads\]|- rsa\n/,
    /- rsa/.test(readFileSync(join(folder, 'calculator.yaml'), 'utf8')) ? '' : '[telegram-ads]',
  );
  expect(lines.join('\n')).toMatch(/услуги «rsa» нет ни на одном шаге/);
});

test('all slips are told at once', () => {
  const prices = join(folder, 'prices.yaml');
  writeFileSync(prices, readFileSync(prices, 'utf8').replace(/price: 18000/, 'price: дорого'));
  const { lines } = slip('reviews', /rating: 5/, 'rating: 6');
  expect(lines.length).toBeGreaterThanOrEqual(2);
});

test('a byte order mark and Windows line ends do no harm', () => {
  const path = join(folder, 'faq.yaml');
  writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
  expect(loadContent(folder).faq.items).toHaveLength(8);
});
