import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { loadSettings } from './sources';

const LINE = 'NEXT_PUBLIC_PHONE=+7 949 111-22-33\n# Телефон\n';
const root = testFolder();

afterEach(() => {
  delete process.env.NEXT_PUBLIC_PHONE;
});

test.each(['.env.txt', 'env.txt', 'env'])(
  'settings in %s are reported, not read as empty',
  (name) => {
    writeFileSync(join(root, name), LINE);
    expect(() => loadSettings(root)).toThrow(/переименуйте его в «\.env»/);
  },
);

test('a file in another encoding is reported with its remedy', () => {
  writeFileSync(join(root, '.env'), Buffer.from(LINE, 'utf16le'));
  expect(() => loadSettings(root)).toThrow(/Кодировка: UTF-8/);
});

test('a readable file is read, and without one nothing is set', () => {
  loadSettings(root);
  expect(process.env.NEXT_PUBLIC_PHONE).toBeUndefined();
  writeFileSync(join(root, '.env'), LINE);
  loadSettings(root, true);
  expect(process.env.NEXT_PUBLIC_PHONE).toBe('+7 949 111-22-33');
});

const onPermissions = process.platform === 'win32' ? test.skip : test;

onPermissions('a copied file is hidden from other users once it has a password', () => {
  const path = join(root, '.env');
  const mode = () => statSync(path).mode & 0o777;
  writeFileSync(path, LINE, { mode: 0o644 });
  loadSettings(root);
  expect(mode()).toBe(0o644);
  writeFileSync(path, `${LINE}HOSTING_PASSWORD=secret\n`);
  loadSettings(root);
  expect(mode()).toBe(0o600);
});

test('a line that would lose a part of its value is reported, and so is a name that nobody reads', () => {
  writeFileSync(join(root, '.env'), 'NEXT_PUBLIC_PHONE=+7 949 #1\nNEXT_PUBLIC_PHON=1\n');
  expect(() => loadSettings(root)).toThrow(/строка 1, [^\n]*решётки[^\n]*\n[^\n]*строка 2/);
});

// A write crashes the process if sharp reads the environment in another thread at that moment.
test('settings of the hosting stay out of the environment', () => {
  writeFileSync(join(root, '.env'), 'HOSTING_PASSWORD=secret\n');
  loadSettings(root, true);
  expect(process.env.HOSTING_PASSWORD).toBeUndefined();
});
