import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, parse } from 'node:path';
import { Readable } from 'node:stream';
import { build } from 'esbuild';
import { ContentError } from '../../../content/load';
import { decodePicture } from '../../../content/pictures';
import type { Picture } from '../../../lib/pictures';
import { type HostingForm, hostingForPage, saveHosting } from '../../publish/hosting';
import { loadSettings } from '../../sources';
import { messageOf } from '../../terminal';
import { type Change, type Edit, History, type Refusal } from './history';
import { readPlaces } from './places';
import { publish, push, remoteOf } from './publish';

const PREFIX = '/__editor/';
const LARGEST_PICTURE = 20 * 1024 * 1024;

/** All that the page knows of the content, and the answer to whatever it has done. */
export type State = Awaited<ReturnType<typeof readState>>;

const readState = async (history: History) => ({
  ...readPlaces(history, loadSettings(history.root, true)),
  changes: history.list(),
  /** The hosting without its password, which this page never receives. */
  hosting: hostingForPage(history.root),
  /** Where a publication can be pushed to. */
  remote: await remoteOf(history.root),
});

/** Answers the requests of the editor in the page, and puts the editor into each page. */
export function startEditor(root: string) {
  const history = new History(root);
  const token = randomUUID();
  const built = build({
    entryPoints: [join(root, 'scripts/preview/editor/page/editor.tsx')],
    bundle: true,
    write: false,
    minify: true,
    jsx: 'automatic',
    loader: { '.css': 'text' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
  });

  /** Returns true when the request was one of the editor's. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(PREFIX)) return false;
    const name = pathname.slice(PREFIX.length);
    const reply = (status: number, body: string, type = 'application/json') =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
    const { origin, host } = request.headers;
    const isOwn = searchParams.get('token') === token && (!origin || origin === `http://${host}`);
    try {
      if (!isOwn) {
        reply(403, JSON.stringify({ message: 'Обновите страницу: предпросмотр открыт заново.' }));
      } else if (name === 'editor.js') {
        reply(200, String((await built).outputFiles[0]?.text), 'text/javascript');
      } else {
        const { body, file } = await readForm(request);
        if (name === 'publish') await publish(root, body, response);
        else {
          await actions[name]?.(body as never, file);
          reply(200, JSON.stringify(await readState(history)));
        }
      }
    } catch (error) {
      // The owner sees the message at its field.
      const problems = error instanceof ContentError ? error.problems : [];
      const message = problems.map((one) => one.message).join('\n') || messageOf(error);
      reply(422, JSON.stringify({ ...Object(error), message } satisfies Refusal));
    }
    return true;
  }

  /** Actions other than publishing. The answer is the state after them. */
  const actions: Record<string, (body: never, file: File | null) => unknown> = {
    change: (change: Change, file) =>
      file ? savePicture(history, change, file) : history.change(change),
    undo: (id: string) => history.undo(id),
    hosting: (form: HostingForm) => saveHosting(root, form),
    push: () => push(root, history.list()),
  };

  /** Puts the editor before the end of a page's head. */
  function inject(request: IncomingMessage, response: ServerResponse) {
    delete request.headers['accept-encoding'];
    const script = `<script src="${PREFIX}editor.js?token=${token}" defer></script></head>`;
    const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
    response.write = (chunk: unknown, ...rest: unknown[]) => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html');
      const text = isPage ? Buffer.from(chunk as Uint8Array).toString() : '';
      return write(text.includes('</head>') ? text.replace('</head>', script) : chunk, ...rest);
    };
  }

  return { answer, inject };
}

/** Reads what the page sends: a value, and a picture beside it. */
async function readForm(request: IncomingMessage) {
  const headers = { 'Content-Type': String(request.headers['content-type']) };
  const form = await new Response(Readable.toWeb(request) as BodyInit, { headers }).formData();
  return { body: JSON.parse(String(form.get('body'))), file: form.get('file') as File | null };
}

/** Saves a picture under a safe name that is not taken, and names it at its place. */
export async function savePicture(history: History, change: Change, picture: File) {
  if (picture.size > LARGEST_PICTURE) {
    throw new Error('Файл больше 20 МБ; возьмите снимок поменьше.');
  }
  const { name, ext } = parse(picture.name.normalize());
  const safe = name.replace(/[^\p{L}\d]+/gu, '-').slice(0, 60);
  const folder = history.pathOf('content/pictures');
  let file = safe + ext.toLowerCase();
  for (let number = 2; existsSync(join(folder, file)); number++) {
    file = `${safe}-${number}${ext.toLowerCase()}`;
  }
  const path = join(folder, file);
  // Refuses a link that leads nowhere yet.
  writeFileSync(path, Buffer.from(await picture.arrayBuffer()), { flag: 'wx' });
  try {
    const problem = await decodePicture({ path, file } as Picture);
    if (problem) throw new Error(problem);
    const edits = change.edits.map(([place]): Edit => [place, file]);
    history.change({ ...change, edits }, path);
  } catch (error) {
    rmSync(path);
    throw error;
  }
}
