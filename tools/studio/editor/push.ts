import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { explainGitError } from './git-errors';
import { describePush } from './published-branches';
import type { Words } from './steps';

const run = promisify(execFile);

/**
 * Runs git. It answers in English, because `git-errors.ts` reads its messages, and never asks for a password in the terminal.
 *
 * @param input what git reads from its standard input; an argument has a limit, which Windows sets at 32,000 characters
 */
function runGit(root: string, args: string[], input = '') {
  const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  const running = run('git', args, { cwd: root, env });
  // Git may end without reading; its own message tells more than the broken pipe.
  running.child.stdin?.on('error', () => {}).end(input);
  return running;
}

/** The first remote of a git checkout; empty where the folder is none of its own, or git is not installed. */
export async function remoteOf(root: string): Promise<string> {
  if (!existsSync(join(root, '.git'))) return '';
  return runGit(root, ['--git-dir=.git', 'remote']).then(
    ({ stdout }) => stdout.split('\n')[0] ?? '',
    () => '',
  );
}

/**
 * Commits the content alone and pushes it, with what an earlier try has committed. What was changed on GitHub meanwhile
 * is taken over first. Returns what comes of it, in Russian.
 *
 * @param changes those that no commit has told of yet
 * @param onCommit is called once a commit has told of them, also when they can't be sent afterwards
 * @throws {Error} in Russian, with the remedy where the reason is known and else with what git says
 */
export async function push(
  root: string,
  changes: readonly Words[],
  onCommit = () => {},
): Promise<string> {
  const git: Git = (args, input) => runGit(root, args, input);
  let branchName = '';
  try {
    const target = await findTarget(git, root);
    branchName = nameOf(target.branch);
    await commitContent(git, changes);
    onCommit();
    const { remote, branch } = target;
    const isThere = (await git(['ls-remote', '--', remote, branch])).stdout !== '';
    if (isThere) await pull(git, target);
    await git(['push', '--', remote, `HEAD:${branch}`]);
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string };
    throw new Error(stderr ? explainGitError(stderr, branchName) : message);
  }
  return describePush(root, branchName);
}

type Git = (args: string[], input?: string) => Promise<{ stdout: string }>;

/** Where to push: the name of a remote, and a branch with its whole name, such as `refs/heads/main`. */
type Target = { remote: string; branch: string };

const nameOf = (branch: string) => branch.replace('refs/heads/', '');

/** Git passes some names on to commands of its own without `--`, and would take those with a hyphen for options. */
async function findTarget(git: Git, root: string): Promise<Target> {
  const branch = (await git(['symbolic-ref', 'HEAD'])).stdout.trim();
  const remote = await remoteOf(root);
  for (const name of [remote, nameOf(branch)]) {
    if (name.startsWith('-')) {
      throw new Error(
        `Не отправлено: имя «${name}» начинается с дефиса, и git примет его за команду. Переименуйте ветку или адрес GitHub, а если имя дали не вы, покажите папку программисту.`,
      );
    }
  }
  return { remote, branch };
}

async function commitContent(git: Git, changes: readonly Words[]) {
  await git(['add', '--', 'content']);
  const { stdout: changed } = await git(['diff', '--cached', '--name-only', '--', 'content']);
  if (!changed) return;
  const lines = changes.map(({ label, after }) => `${label}: ${after}`);
  const message = ['Правки сайта\n', ...lines].join('\n');
  await git([...(await author(git)), 'commit', '--file=-', '--', 'content'], message);
}

/** Without a name git refuses to commit, and the owner has no use for one. */
async function author(git: Git): Promise<string[]> {
  const isKnown = await git(['config', 'user.email']).then(Boolean, () => false);
  return isKnown ? [] : ['-c', 'user.name=Владелец сайта', '-c', 'user.email=owner@localhost'];
}

/** Takes over what was changed on GitHub, and moves the new commits behind it. */
async function pull(git: Git, { remote, branch }: Target) {
  const identity = await author(git);
  try {
    await git([...identity, 'pull', '--rebase', '--autostash', '--', remote, branch]);
  } catch (error) {
    // A rebase stops midway only at a conflict. Other failures, such as no network, leave nothing to abort.
    const isConflict = await git(['rebase', '--abort']).then(
      () => true,
      () => false,
    );
    if (!isConflict) throw error;
    throw new Error(
      'Не отправлено: те же слова тем временем изменены на GitHub. Правки записаны на этом компьютере; покажите это программисту или верните на GitHub прежние слова.',
    );
  }
}
