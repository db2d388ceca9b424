import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { testFolder } from '../../../lib/content/test-folder.fixture';
import { push, remoteOf } from './push';

const folder = testFolder();
const root = join(folder, 'site');
const elsewhere = join(folder, 'elsewhere');

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
}

const named = ['-c', 'user.name=Ян', '-c', 'user.email=jan@example.ru'];

function write(site: string, name: string, text: string) {
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(join(site, name), text);
}

/** What GitHub has. */
const messages = () => git(folder, '--git-dir', 'github.git', 'log', '--format=%B', 'main');

beforeEach(() => {
  // The settings of this computer may have a name to commit under.
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  git(folder, 'init', '--quiet', '--bare', '--initial-branch', 'main', 'github.git');
  git(folder, 'clone', '--quiet', 'github.git', 'site');
  git(root, 'checkout', '--quiet', '-B', 'main');
  write(root, 'content/faq.yaml', 'title: Вопросы\nintro: Ответы\n');
  git(root, 'add', '.');
  git(root, ...named, 'commit', '--quiet', '-m', 'Начало');
  git(root, 'push', '--quiet', 'origin', 'main');
  git(folder, 'clone', '--quiet', 'github.git', 'elsewhere');
});

afterEach(() => {
  delete process.env.GIT_CONFIG_GLOBAL;
});

const change = (id: string, after: string) => ({ id, label: 'Вопросы', after });

function changeOnGitHub(text: string) {
  write(elsewhere, 'content/faq.yaml', text);
  git(elsewhere, ...named, 'commit', '--quiet', '-am', 'На GitHub');
  git(elsewhere, 'push', '--quiet', 'origin', 'main');
}

test('the content alone is committed, and each change is told once', async () => {
  write(root, 'content/faq.yaml', 'title: Первая\nintro: Ответы\n');
  write(root, 'notes.txt', 'черновик');
  git(root, 'add', 'notes.txt');
  await push(root, [change('1', 'Первая')]);
  write(root, 'content/faq.yaml', 'title: Вторая\nintro: Ответы\n');
  await push(root, [change('1', 'Первая'), change('2', 'Вторая')]);
  expect(messages().match(/Вопросы: Первая/g)).toHaveLength(1);
  expect(messages()).toContain('Вопросы: Вторая');
  expect(git(root, 'status', '--short')).toBe('A  notes.txt');
});

test('what was changed on GitHub meanwhile is taken over', async () => {
  changeOnGitHub('title: Вопросы\nintro: Ответы\nnote: С телефона\n');
  write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
  await push(root, [change('3', 'Здесь')]);
  expect(readFileSync(join(root, 'content/faq.yaml'), 'utf8')).toContain('С телефона');
  expect(messages()).toMatch(/Здесь[\s\S]*На GitHub/);
});

test('the same words changed on GitHub are told, and nothing is lost', async () => {
  changeOnGitHub('title: Там\nintro: Ответы\n');
  write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
  await expect(push(root, [])).rejects.toThrow(/^Не отправлено: те же слова/);
  expect(readFileSync(join(root, 'content/faq.yaml'), 'utf8')).toContain('Здесь');
  expect(git(root, 'status', '--short')).toBe('');
});

test('a failure is explained whatever language git speaks', async () => {
  // A git that answers in English where it is asked to, and in Russian elsewhere.
  const answer = `[ "$LC_ALL" = C ] && echo 'fatal: unable to access' || echo 'fatal: нет доступа'`;
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n{ ${answer}; } >&2\nexit 128\n`, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${folder}:${PATH}`;
  await expect(push(root, []))
    .rejects.toThrow('GitHub не отвечает')
    .finally(() => {
      process.env.PATH = PATH;
    });
});

/** More edits than the arguments of a command can hold. */
const manyEdits = () =>
  Array.from({ length: 70 }, (_, id) => change(`m${id}`, 'слово '.repeat(400)));

test('a commit message of any length is sent', async () => {
  write(root, 'content/faq.yaml', 'title: Длинная\nintro: Ответы\n');
  await push(root, manyEdits());
  expect(messages().match(/Вопросы: слово/g)).toHaveLength(70);
});

test.each(['--upload-pack=./steal', '-h'])(
  'a branch called %s is refused and runs nothing',
  async (branch) => {
    const commit = git(root, 'rev-parse', 'main');
    mkdirSync(dirname(join(root, '.git/refs/heads', branch)), { recursive: true });
    writeFileSync(join(root, '.git/refs/heads', branch), `${commit}\n`);
    writeFileSync(join(root, '.git/HEAD'), `ref: refs/heads/${branch}\n`);
    write(root, 'steal', '#!/bin/sh\ntouch stolen\n');
    chmodSync(join(root, 'steal'), 0o755);
    write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
    await expect(push(root, [])).rejects.toThrow(/^Не отправлено: .*начинается с дефиса/);
    expect(existsSync(join(root, 'stolen'))).toBe(false);
    expect(messages()).toBe('Начало');
  },
);

test('a remote whose name begins with a hyphen is refused', async () => {
  git(root, 'config', '--rename-section', 'remote.origin', 'remote.--upload-pack=touch stolen');
  await expect(push(root, [])).rejects.toThrow(/^Не отправлено: .*начинается с дефиса/);
  expect(existsSync(join(root, 'stolen'))).toBe(false);
});

test('a checkout that git cannot read names no remote', async () => {
  writeFileSync(join(root, '.git/HEAD'), '');
  expect(await remoteOf(root)).toBe('');
});
