import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { replaceFile } from './write-file';

const root = testFolder();
const path = join(root, '.env');

test('a file is created, and replaced with the permissions that it had', () => {
  replaceFile(root, '.env', 'before');
  expect(readFileSync(path, 'utf8')).toBe('before');
  chmodSync(path, 0o600);
  replaceFile(root, '.env', 'after');
  expect(readFileSync(path, 'utf8')).toBe('after');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(root)).toEqual(['.env']);
});

test('a text that cannot be written leaves the former one', () => {
  writeFileSync(path, 'before');
  mkdirSync(join(root, '.env.part'));
  expect(() => replaceFile(root, '.env', 'after')).toThrow();
  expect(readFileSync(path, 'utf8')).toBe('before');
});
