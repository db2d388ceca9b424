import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Words } from './history';

const STEPS = {
  'check-content': 'Проверяю тексты и настройки',
  'launch-check': 'Смотрю, не остались ли образцы',
  build: 'Собираю сайт, это около минуты',
  'check-site': 'Открываю собранный сайт в браузере',
};

/** As the preview was started: it puts settings of its own in later. */
const environment = { ...process.env };

// Two builds would write into one folder.
let isPublishing = false;

/** Runs what publish.yml runs and passes on what it says. */
export async function publish(root: string, samples: boolean, response: ServerResponse) {
  if (isPublishing) throw new Error('Сайт уже собирается. Дождитесь конца и начните ещё раз.');
  isPublishing = true;
  const env = { ...environment, ...(samples && { PUBLISH_SAMPLES: 'yes' }) };
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  try {
    for (const [command, step] of Object.entries(STEPS)) {
      response.write(`— ${step} —\n`);
      const args = ['--require', './scripts/register.cjs', `scripts/commands/${command}.ts`];
      const child = spawn(process.execPath, args, { cwd: root, env });
      child.stdout.pipe(response, { end: false });
      child.stderr.pipe(response, { end: false });
      const [code] = await once(child, 'close');
      if (code !== 0) {
        response.write('Остановлено. Исправьте названное выше и начните ещё раз.');
        return;
      }
    }
    response.write(
      `Готово: ${join(root, 'out')}. Загрузите содержимое этой папки на хостинг, в папку сайта, вместе со скрытым файлом .htaccess.`,
    );
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
