import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keepCopy } from '../../content/copies';

const root = mkdtempSync(join(tmpdir(), 'project-'));
const content = join(root, 'content');
const offers = join(content, 'offers.yaml');

beforeAll(() => {
  process.env.XDG_DATA_HOME = join(root, 'data');
  cpSync('e2e/content', content, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

function undo(...args: string[]): string {
  const command = [
    '--require',
    resolve('scripts/register.cjs'),
    resolve('scripts/commands/undo.ts'),
  ];
  return execFileSync(process.execPath, [...command, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: process.env,
  });
}

test('npm run undo lists the copies and brings one back', () => {
  const first = readFileSync(offers, 'utf8');
  keepCopy(content, new Date(2026, 10, 21, 9, 5));
  writeFileSync(offers, `title: Другое\n${first.replace(/.*\n/, '')}`);
  rmSync(join(content, 'pictures/tall.jpg'));
  keepCopy(content, new Date(2026, 10, 22, 9, 5));
  writeFileSync(offers, 'title: "обрыв');

  const list = undo().split('\n');
  expect(list.slice(1, 4)).toEqual([
    '     сейчас            offers.yaml: title: "обрыв',
    '  1  22.11.2026 09:05  offers.yaml: title: Другое, pictures/tall.jpg',
    '  2  21.11.2026 09:05  более ранних копий нет',
  ]);
  expect(undo('2')).toMatch(
    /^Теперь как было 21\.11\.2026 09:05: offers\.yaml, pictures\/tall\.jpg\./,
  );
  expect(readFileSync(offers, 'utf8')).toBe(first);
  undo('1', 'offers.yaml');
  expect(readFileSync(offers, 'utf8')).toBe('title: "обрыв');
  undo('22.11.2026');
  expect(readFileSync(offers, 'utf8')).toContain('Другое');
  expect(() => undo('9')).toThrow('Копии «9» нет');
});
