import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { PublishEvent, PublishRequest } from '../../publish/events';
import type { Words } from './history';

/** As the preview was started: it puts settings of its own in later. */
const environment = { ...process.env };

// Two builds would write into one folder.
let isPublishing = false;

/** Runs `npm run publish` and passes on what it tells, an event a line. */
export async function publish(root: string, request: PublishRequest, response: ServerResponse) {
  if (isPublishing) throw new Error('Сайт уже собирается. Дождитесь конца и начните ещё раз.');
  isPublishing = true;
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  const write = (event: PublishEvent) => response.write(`${JSON.stringify(event)}\n`);
  try {
    const keys = [
      ...(request.withSamples ? ['--samples'] : []),
      ...(request.intoForeignFolder ? ['--over'] : []),
    ];
    const args = ['--require', './scripts/register.cjs', 'scripts/commands/publish.ts', ...keys];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout?.resume();
    // The end is told once the command has ended, since another publication may be started then.
    let end: PublishEvent | undefined;
    child.on('message', (event: PublishEvent) => {
      if (event.type === 'end') end = event;
      else write(event);
    });
    await once(child, 'close');
    write(end ?? { type: 'end', isDone: false, text: errors || 'Публикация прервалась.' });
  } finally {
    isPublishing = false;
    response.end();
  }
}

const run = promisify(execFile);

/** The first remote of a git checkout; empty where the folder is none of its own, or git is not installed. */
export const remoteOf = (root: string): Promise<string> =>
  run('git', ['--git-dir=.git', 'remote'], { cwd: root }).then(
    ({ stdout }) => stdout.split('\n')[0] ?? '',
    () => '',
  );

/**
 * Commits the content and pushes it. What an earlier try has committed is pushed too.
 *
 * @throws {Error} with what git says, where it refuses
 */
export async function push(root: string, changes: Words[]) {
  const git = (...args: string[]) => run('git', args, { cwd: root });
  const lines = changes.map(({ label, after }) => `${label}: ${after}`);
  try {
    await git('add', 'content');
    const { stdout: changed } = await git('diff', '--cached', '--name-only');
    if (changed) await git('commit', '-m', ['Правки сайта\n', ...lines].join('\n'));
    await git('push', await remoteOf(root), 'HEAD');
  } catch (error) {
    const { stderr } = error as { stderr: string };
    throw new Error(`Не отправлено. Проверьте интернет и вход на GitHub. Ответ git: ${stderr}`);
  }
}
