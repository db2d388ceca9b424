import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, parse } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer, json } from 'node:stream/consumers';
import { parseEnv, promisify } from 'node:util';
import { build } from 'esbuild';
import { ContentError } from '../../../content/load';
import { decodePicture } from '../../../content/pictures';
import type { Picture } from '../../../lib/pictures';
import { loadSettings } from '../../sources';
import { messageOf } from '../../terminal';
import { apply, type Change } from './change';
import { fields, readPlaces } from './places';
import { ENV, Sitting } from './sitting';

const PREFIX = '/__editor/';
const LARGEST_PICTURE = 20 * 1024 * 1024;
const run = promisify(execFile);

/** Answers the requests of the editor in the page, and puts the editor into each page. */
export function startEditor(root: string) {
  const sitting = new Sitting(root);
  const token = randomUUID();
  // Two builds would write into one folder.
  let isPublishing = false;
  const code = build({
    entryPoints: [join(root, 'scripts/preview/editor/page/editor.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

  /** Returns true when the request was one of the editor's. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(PREFIX)) return false;
    const { origin, host } = request.headers;
    const isOwn = searchParams.get('token') === token && (!origin || origin === `http://${host}`);
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (!isOwn) reply(403, { message: 'Обновите страницу: предпросмотр открыт заново.' });
    else if (pathname === `${PREFIX}editor.css`) {
      const styles = readFileSync(join(root, 'scripts/preview/editor/page/editor.css'));
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(styles);
    } else if (pathname === `${PREFIX}editor.js`) {
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(await code);
    } else if (pathname === `${PREFIX}publish` && isPublishing) {
      reply(409, { message: 'Сайт уже собирается. Дождитесь конца и начните ещё раз.' });
    } else if (pathname === `${PREFIX}publish`) {
      isPublishing = true;
      await publish(root, searchParams.has('samples'), response);
      isPublishing = false;
    } else {
      const answered = actions[`${request.method} ${pathname.slice(PREFIX.length)}`];
      try {
        reply(200, await answered?.(request, searchParams));
      } catch (error) {
        reply(422, explain(error));
      }
    }
    return true;
  }

  const state = () => {
    const path = join(root, ENV);
    const env = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
    const places = readPlaces(join(root, 'content'), loadSettings(root, true), env);
    return { ...places, fields, changes: sitting.list() };
  };

  const actions: Record<string, (request: IncomingMessage, query: URLSearchParams) => unknown> = {
    'GET state': state,
    'POST change': async (request) => {
      const change = (await json(request)) as Change;
      apply(sitting, change, () => state().figures);
    },
    'POST undo': async (request) => sitting.undo(((await json(request)) as { id?: number }).id),
    'POST picture': (request, query) => savePicture(sitting, request, query),
    'POST push': async (request) =>
      push(root, ((await json(request)) as { message: string }).message),
  };

  /** Puts the editor before the end of a page's head. */
  function inject(request: IncomingMessage, response: ServerResponse) {
    delete request.headers['accept-encoding'];
    const script = `<script src="${PREFIX}editor.js?token=${token}" defer></script>
<link rel="stylesheet" href="${PREFIX}editor.css?token=${token}"></head>`;
    const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
    response.write = (chunk: unknown, ...rest: unknown[]) => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html');
      const text = isPage ? Buffer.from(chunk as Uint8Array).toString() : '';
      return write(text.includes('</head>') ? text.replace('</head>', script) : chunk, ...rest);
    };
  }

  return { answer, inject };
}

/** Says what is wrong. The owner sees it at its field. */
function explain(error: unknown) {
  const problems = error instanceof ContentError ? error.problems : [{ message: messageOf(error) }];
  const { now, references } = Object(error);
  return { message: problems.map(({ message }) => message).join('\n'), now, references };
}

/** Saves a picture under a safe name that is not taken, and names it at its place. */
export async function savePicture(
  sitting: Sitting,
  request: IncomingMessage,
  query: URLSearchParams,
) {
  const [path, given] = [query.get('path') ?? '', query.get('name') ?? ''];
  if (!(Number(request.headers['content-length']) <= LARGEST_PICTURE)) {
    throw new Error('Файл больше 20 МБ; возьмите снимок поменьше.');
  }
  const { name, ext } = parse(given.normalize());
  const safe = name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60);
  const folder = sitting.pathOf('content/pictures');
  let file = safe + ext.toLowerCase();
  for (let number = 2; existsSync(join(folder, file)); number++) {
    file = `${safe}-${number}${ext.toLowerCase()}`;
  }
  const saved = join(folder, file);
  // Refuses a link that leads nowhere yet.
  writeFileSync(saved, await buffer(request), { flag: 'wx' });
  try {
    const problem = await decodePicture({ path: saved, file } as Picture);
    if (problem) throw new Error(problem);
    apply(sitting, { kind: 'set', paths: [path], value: file }, () => [], saved);
  } catch (error) {
    rmSync(saved);
    throw error;
  }
}

const STEPS = {
  'check-content': 'Проверяю тексты и настройки',
  'launch-check': 'Смотрю, не остались ли образцы',
  build: 'Собираю сайт, это около минуты',
  'check-site': 'Открываю собранный сайт в браузере',
};

/** Runs what publish.yml runs and passes on each line. The commands get none of the preview's own settings. */
async function publish(root: string, samples: boolean, response: ServerResponse) {
  const own = /^(NEXT_|SITE_OUT$|NODE_ENV$|PUBLISH_SAMPLES$|__NEXT)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  if (samples) env.PUBLISH_SAMPLES = 'yes';
  const pass = (line: object) => response.write(`${JSON.stringify(line)}\n`);
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  try {
    for (const [command, step] of Object.entries(STEPS)) {
      pass({ step });
      const args = ['--require', './scripts/register.cjs', `scripts/commands/${command}.ts`];
      const child = spawn(process.execPath, args, { cwd: root, env: env as NodeJS.ProcessEnv });
      for (const stream of [child.stdout, child.stderr]) {
        createInterface(stream).on('line', (line) => pass({ line }));
      }
      const [code] = await once(child, 'close');
      if (code !== 0) return pass({ failed: command });
    }
    return pass({ folder: join(root, 'out'), remote: await remoteOf(root) });
  } catch (error) {
    return pass({ line: messageOf(error), failed: 'publish' });
  } finally {
    response.end();
  }
}

/** The first remote of a git checkout; empty where the folder is none of its own, or git is not installed. */
export async function remoteOf(root: string): Promise<string> {
  if (!existsSync(join(root, '.git'))) return '';
  const { stdout } = await run('git', ['remote'], { cwd: root }).catch(() => ({ stdout: '' }));
  return stdout.split('\n')[0] ?? '';
}

/**
 * Commits the content and pushes it. What an earlier try has committed is pushed too.
 *
 * @throws {Error} with what git says, where it refuses
 */
async function push(root: string, message: string) {
  const git = (...args: string[]) => run('git', args, { cwd: root });
  try {
    await git('add', 'content');
    const { stdout: changed } = await git('diff', '--cached', '--name-only');
    if (changed) await git('commit', '-m', message);
    await git('push', await remoteOf(root), 'HEAD');
  } catch (error) {
    const { stderr } = error as { stderr: string };
    throw new Error(`Не отправлено. Проверьте интернет и вход на GitHub. Ответ git: ${stderr}`);
  }
}
