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

const { PATH } = process.env;

afterEach(() => {
  process.env.PATH = PATH;
  delete process.env.GIT_CONFIG_GLOBAL;
});

const change = (after: string) => ({ label: 'Вопросы', after });

function changeOnGitHub(text: string) {
  write(elsewhere, 'content/faq.yaml', text);
  git(elsewhere, ...named, 'commit', '--quiet', '-am', 'На GitHub');
  git(elsewhere, 'push', '--quiet', 'origin', 'main');
}

test('the content alone is committed, and the changes are told', async () => {
  write(root, 'content/faq.yaml', 'title: Первая\nintro: Ответы\n');
  write(root, 'notes.txt', 'черновик');
  git(root, 'add', 'notes.txt');
  await push(root, [change('Первая')]);
  write(root, 'content/faq.yaml', 'title: Вторая\nintro: Ответы\n');
  await push(root, [change('Вторая')]);
  expect(messages().match(/Вопросы: Первая/g)).toHaveLength(1);
  expect(messages()).toContain('Вопросы: Вторая');
  expect(git(root, 'status', '--short')).toBe('A  notes.txt');
});

test('a push that fails after its commit has told of the changes in it', async () => {
  refuseOnGitHub('error: GH006: Protected branch update failed for refs/heads/main.');
  write(root, 'content/faq.yaml', 'title: Первая\nintro: Ответы\n');
  const onCommit = jest.fn();
  await expect(push(root, [change('Первая')], onCommit)).rejects.toThrow(/^Не отправлено/);
  expect(onCommit).toHaveBeenCalledTimes(1);
});

test('a commit that fails tells of no changes', async () => {
  writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  write(root, 'content/faq.yaml', 'title: Первая\nintro: Ответы\n');
  const onCommit = jest.fn();
  await expect(push(root, [change('Первая')], onCommit)).rejects.toThrow();
  expect(onCommit).not.toHaveBeenCalled();
});

test('what was changed on GitHub meanwhile is taken over', async () => {
  changeOnGitHub('title: Вопросы\nintro: Ответы\nnote: С телефона\n');
  write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
  await push(root, [change('Здесь')]);
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

/** Puts a git in front of the real one that fails with these words, in English where it is asked to. */
function failWith(words: string) {
  writeFileSync(join(folder, 'words'), words);
  const answer = `[ "$LC_ALL" = C ] && cat ${join(folder, 'words')} || echo 'fatal: нет доступа'`;
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n{ ${answer}; } >&2\nexit 128\n`, { mode: 0o755 });
  process.env.PATH = `${folder}:${PATH}`;
}

const URL = 'https://github.com/owner/site.git/';

test.each([
  [
    'no network',
    `fatal: unable to access '${URL}': Could not resolve host: github.com`,
    /интернет/,
  ],
  [
    'no network to a proxy',
    `fatal: unable to access '${URL}': Failed to connect to github.com port 443 after 21034 ms: Couldn't connect to server`,
    /интернет/,
  ],
  [
    'another account',
    `remote: Permission to owner/site.git denied to other.\nfatal: unable to access '${URL}': The requested URL returned error: 403`,
    /под именем other, а у него нет права на owner\/site.*GitHub Desktop/,
  ],
  [
    'a token without the right to write',
    `remote: Write access to repository not granted.\nfatal: unable to access '${URL}': The requested URL returned error: 403`,
    /нет права.*GitHub Desktop/,
  ],
  [
    'another key of SSH',
    `ERROR: Permission to owner/site.git denied to other.\nfatal: Could not read from remote repository.`,
    /под именем other/,
  ],
  [
    'no repository',
    `remote: Repository not found.\nfatal: repository '${URL}' not found`,
    /нет такого хранилища.*(переименован|удал)/,
  ],
  [
    'a password in place of a token',
    `remote: Support for password authentication was removed on August 13, 2021.\nfatal: Authentication failed for '${URL}'`,
    /не узнал вас/,
  ],
  [
    'no password',
    `fatal: could not read Username for 'https://github.com': terminal prompts disabled`,
    /не узнал вас/,
  ],
  [
    'a certificate of an antivirus',
    `fatal: unable to access '${URL}': SSL certificate problem: unable to get local issuer certificate`,
    /сертификат.*антивирус/,
  ],
  [
    'a certificate of an antivirus on Windows',
    `fatal: unable to access '${URL}': schannel: CertGetCertificateChain trust error CERT_TRUST_IS_UNTRUSTED_ROOT`,
    /сертификат.*антивирус/,
  ],
  [
    'a certificate of an antivirus on Debian',
    `fatal: unable to access '${URL}': server certificate verification failed. CAfile: none CRLfile: none`,
    /сертификат.*антивирус/,
  ],
  [
    'a wrong clock',
    `fatal: unable to access '${URL}': SSL certificate problem: certificate is not yet valid`,
    /дат/,
  ],
])('%s is explained', async (_what, words, line) => {
  failWith(words);
  await expect(push(root, [])).rejects.toThrow(/^Не отправлено[^\n]*$/);
  await expect(push(root, [])).rejects.toThrow(line);
});

test('what git says otherwise is passed on without the password in the address', async () => {
  failWith("fatal: bad object in 'https://owner:ghp_secret@github.com/owner/site.git/'");
  const error = await push(root, []).catch((reason) => String(reason));
  expect(error).toContain("bad object in 'https://github.com/owner/site.git/'");
  expect(error).not.toContain('ghp_secret');
});

/** Has GitHub refuse what is pushed. */
function refuseOnGitHub(words: string) {
  const hook = join(folder, 'github.git/hooks/pre-receive');
  writeFileSync(hook, `#!/bin/sh\necho '${words}' >&2\nexit 1\n`, { mode: 0o755 });
}

test.each([
  ['error: GH006: Protected branch update failed for refs/heads/main.', /ветка main защищена/],
  ['error: GH013: Repository rule violations found for refs/heads/main.', /ветка main защищена/],
  ['error: GH007: Your push would publish a private email address.', /почт.*Settings → Emails/],
])('%s is explained', async (words, line) => {
  refuseOnGitHub(words);
  write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
  await expect(push(root, [])).rejects.toThrow(line);
  await expect(push(root, [])).rejects.toThrow(/^Не отправлено[^\n]*$/);
});

test('another program that works in the folder is named', async () => {
  writeFileSync(join(root, '.git/index.lock'), '');
  write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
  await expect(push(root, [])).rejects.toThrow(
    /^Не отправлено: .*другая программа[^\n]*\.git\/index\.lock[^\n]*$/,
  );
});

test('a folder that stands on no branch is explained, and nothing is committed there', async () => {
  git(root, 'checkout', '--quiet', '--detach');
  write(root, 'content/faq.yaml', 'title: Здесь\nintro: Ответы\n');
  await expect(push(root, [])).rejects.toThrow(/^Не отправлено: .*ни на одной ветке[^\n]*$/);
  expect(git(root, 'log', '--format=%s')).toBe('Начало');
});

describe('the owner is told', () => {
  const workflow = (branches: string) =>
    `on:\n  push:\n    branches: ${branches}\n  workflow_dispatch:\njobs: {}\n`;

  function addWorkflow(text: string) {
    mkdirSync(join(root, '.github/workflows'), { recursive: true });
    writeFileSync(join(root, '.github/workflows/publish.yml'), text);
  }

  test('that the site will change where its branch is published', async () => {
    addWorkflow(workflow('[main]'));
    expect(await push(root, [])).toMatch(/^Отправлено\. Сайт обновится/);
  });

  test.each([
    ['another branch is published', '[master]', /^Отправлено в ветку main.*из ветки master/],
    ['no branch is published', '[]', /^Отправлено в ветку main.*не публику/],
  ])('that it will not where %s', async (_what, branches, line) => {
    addWorkflow(workflow(branches));
    expect(await push(root, [])).toMatch(line);
  });

  test('that it will not on a branch that no workflow names', async () => {
    addWorkflow(workflow('[main]'));
    execFileSync('git', ['branch', '-m', 'master'], { cwd: root });
    expect(await push(root, [])).toMatch(/^Отправлено в ветку master.*из ветки main/);
  });

  test('nothing of the site where no workflow publishes it', async () => {
    const told = await push(root, []);
    expect(told).toMatch(/^Отправлено в ветку main/);
    expect(told).not.toContain('Сайт обновится');
  });

  test.each(['on: push\n', 'on: [push]\n', 'on:\n  push:\n', workflow("['**']")])(
    'that it will where each branch is published, by %j',
    async (text) => {
      addWorkflow(text);
      expect(await push(root, [])).toMatch(/^Отправлено\. Сайт обновится/);
    },
  );

  test('nothing certain where the workflow cannot be read', async () => {
    addWorkflow('on: [\n');
    expect(await push(root, [])).not.toContain('Сайт обновится');
  });
});

/** More edits than the arguments of a command can hold. */
const manyEdits = () => Array.from({ length: 70 }, () => change('слово '.repeat(400)));

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
