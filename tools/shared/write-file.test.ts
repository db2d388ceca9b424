import fs, { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '../../lib/content/test-folder.fixture';
import { replaceFile } from './write-file';

// A copy, whose functions can be replaced.
jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs') }));

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

test('a text that cannot be written leaves the former one and nothing else', () => {
  writeFileSync(path, 'before');
  // As on a full disk, the rest of the text has no room.
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file) => {
    writeFileSync(file, 'af');
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  expect(() => replaceFile(root, '.env', 'after')).toThrow('ENOSPC');
  expect(readFileSync(path, 'utf8')).toBe('before');
  expect(readdirSync(root)).toEqual(['.env']);
});

test('a private file is hidden from other users, also where they could read it before', () => {
  replaceFile(root, '.env', 'before', { isPrivate: true });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  chmodSync(path, 0o644);
  // A power cut may have left a file that all can read.
  writeFileSync(`${path}.part`, 'bef', { mode: 0o644 });
  replaceFile(root, '.env', 'after', { isPrivate: true });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(root)).toEqual(['.env']);
});
