import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { build } from 'esbuild';
import { ContentError } from '../../../lib/content/load';
import { messageOf } from '../../../lib/error-message';
import { SettingsError } from '../../../lib/settings';
import { titlesOf } from '../../shared/field-titles';
import { saveHosting } from '../../shared/hosting';
import { type EditorRequest, parseRequest, WrongRequestError } from './actions';
import { addScript } from './add-script';
import { versionOf } from './files';
import { Conflict, History } from './history';
import { startPublication, watchPublication } from './publish';
import { push } from './push';
import { type Files, PictureError, saveWithPictures } from './save-pictures';
import { type Refusal, readState } from './state';
import { inTurn } from './turns';

const PREFIX = '/__editor/';
const RESTARTED =
  'Предпросмотр запущен заново. Обновите страницу. Несохранённые слова не пропадут.';

/** Answers the requests of the editor in the page, and puts the editor into each page. */
export function startEditor(root: string, publishEnv: NodeJS.ProcessEnv) {
  const history = new History(root);
  const token = randomUUID();
  const script = buildPageScript(root);

  /** Returns true when the request was one of the editor's. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    // An address such as «//» is no URL.
    const [pathname = '', search] = (request.url ?? '/').split('?');
    if (!pathname.startsWith(PREFIX)) return false;
    const action = pathname.slice(PREFIX.length);
    const reply = (status: number, body: string, type = 'application/json') =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
    try {
      if (!isOwn(request, search, token)) {
        reply(403, JSON.stringify({ message: RESTARTED }));
      } else if (action === 'editor.js') {
        reply(200, await script, 'text/javascript');
      } else {
        const { body, files } = await readForm(request);
        const asked = parseRequest(action, body, Object.keys(files));
        if (asked.action === 'publish') startPublication(root, publishEnv, asked.body);
        if (asked.action === 'publish' || asked.action === 'publication') {
          watchPublication(response);
        } else {
          reply(200, JSON.stringify(await act(history, asked, files)));
        }
      }
    } catch (error) {
      reply(error instanceof WrongRequestError ? 400 : 422, JSON.stringify(refusalOf(error)));
    }
    return true;
  }

  return {
    answer,
    inject: (request: IncomingMessage, response: ServerResponse) =>
      addScript(request, response, `${PREFIX}editor.js?token=${token}`),
  };
}

/** Bundles what runs in the page. */
async function buildPageScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools/studio/editor/page/editor.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });
  return String(outputFiles[0]?.text);
}

/** Tells whether a request comes from a page of this preview: no other page knows the token. */
function isOwn({ headers }: IncomingMessage, search: string | undefined, token: string): boolean {
  const isFromHere = !headers.origin || headers.origin === `http://${headers.host}`;
  return isFromHere && new URLSearchParams(search).get('token') === token;
}

type Action = Exclude<EditorRequest, { action: 'publish' | 'publication' }>;

/** Does something other than publishing. The answer is the state after it, or nothing where the page has that. */
async function act(history: History, asked: Action, files: Files) {
  if (asked.action !== 'state') return inTurn(() => write(history, asked, files));
  return asked.body.version === versionOf(history.root) ? null : readState(history);
}

type Writing = Exclude<Action, { action: 'state' }>;

async function write(history: History, { action, body }: Writing, files: Files) {
  const { root } = history;
  switch (action) {
    case 'change':
      return readState(history, await saveWithPictures(history, body, files));
    case 'undo':
      return readState(history, history.undo(body.id, body.expected));
    case 'redo':
      return readState(history, history.redo(body.expected));
    case 'hosting':
      saveHosting(root, body);
      return readState(history);
    case 'push': {
      const changes = history.list().filter(({ isSent }) => !isSent);
      const markSent = () => history.markSent(changes.map(({ id }) => id));
      return readState(history, [await push(root, changes, markSent)]);
    }
  }
}

/** Reads the body that the page sends as JSON, and pictures by their places. A request without a form has neither. */
async function readForm(request: IncomingMessage): Promise<{ body?: unknown; files: Files }> {
  const headers = { 'Content-Type': String(request.headers['content-type']) };
  try {
    const form = await new Response(Readable.toWeb(request) as BodyInit, { headers }).formData();
    const files = [...form].flatMap(([path, file]) =>
      typeof file === 'string' ? [] : [[path, file] as const],
    );
    return { body: JSON.parse(String(form.get('body'))), files: Object.fromEntries(files) };
  } catch {
    return { files: {} };
  }
}

/** The page names each place in the owner's words. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof Conflict) return { message: error.message, current: error.current };
  if (error instanceof SettingsError) {
    return {
      message: '',
      problems: error.problems.map(({ name, message }) => placeOf(`env.${name}`, message)),
    };
  }
  if (error instanceof PictureError) {
    return { message: '', problems: [placeOf(error.path, error.message)] };
  }
  if (!(error instanceof ContentError)) return { message: messageOf(error) };
  return {
    message: '',
    problems: error.problems.map(({ path, message }) => placeOf(path, message)),
  };
}

const placeOf = (path: string, message: string) => ({ path, titles: titlesOf(path), message });
