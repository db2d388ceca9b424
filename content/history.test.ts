import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lastChange } from './history';

const FIRST = '2026-01-02T03:04:05+03:00';
const SECOND = '2026-02-03T04:05:06+03:00';

let folder: string;
let project: string;

function git(cwd: string, date: string, ...args: string[]) {
  const person = ['-c', 'user.name=owner', '-c', 'user.email=owner@example.ru'];
  execFileSync('git', [...person, ...args], {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'ignore',
  });
}

function commit(file: string, text: string, date: string) {
  writeFileSync(join(project, file), text);
  git(project, date, 'add', file);
  git(project, date, 'commit', '-m', `Change ${file}`);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  project = join(folder, 'project');
  mkdirSync(project);
  git(project, FIRST, 'init');
  commit('home.yaml', 'one', FIRST);
  commit('seo.yaml', 'one', SECOND);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the date is that of the last commit of one of the files', () => {
  expect(lastChange(project, ['home.yaml'])).toBe(FIRST);
  expect(lastChange(project, ['home.yaml', 'seo.yaml'])).toBe(SECOND);
});

test('there is no date when one of the files has changed since, or is in no commit', () => {
  writeFileSync(join(project, 'draft.yaml'), 'draft');
  expect(lastChange(project, ['home.yaml'])).toBe(FIRST);
  expect(lastChange(project, ['home.yaml', 'draft.yaml'])).toBeUndefined();
  expect(lastChange(project, ['missing.yaml'])).toBeUndefined();
});

test('there is no date in a shallow clone', () => {
  const clone = join(folder, 'clone');
  git(folder, FIRST, 'clone', '--depth', '1', pathToFileURL(project).href, clone);
  expect(lastChange(clone, ['home.yaml'])).toBeUndefined();
});

test('there is no date without git', () => {
  const bare = join(folder, 'archive');
  mkdirSync(bare);
  expect(lastChange(bare, ['home.yaml'])).toBeUndefined();
});
