import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { type Listening, listen, namesThisComputer } from '../listen';
import { escapeHtml, writePlainPage } from '../plain-page';
import { checkSources } from '../site-build';
import { messageOf } from '../tell';

type PreviewOptions = {
  /** The folder of the project. */
  root: string;
  port: number;
  /** Told of a slip once, when it is found. */
  onSlip(message: string): void;
};

/**
 * Serves the site as it is in the files now: Next's development server shows a change in the open page, and while
 * there is a slip in the content or the settings, every page tells it instead.
 *
 * @throws {PortError} when the port is taken
 * @throws {Error} when the site of this folder is already open, with one line for the owner
 */
export async function startPreviewSite({ root, port, onSlip }: PreviewOptions): Promise<Listening> {
  const findSlip = slipFinder(root, onSlip);
  const server = createServer();
  const listening = await listen(server, port);
  const running = await runningSite(root);
  if (running) {
    throw new Error(
      `Сайт этой папки уже открыт: ${running}. Чтобы открыть его заново, остановите тот: Ctrl+C в его окне.`,
    );
  }
  const app = next({ dev: true, dir: root, hostname: 'localhost', port, httpServer: server });
  const ready = app.prepare();
  server.on('request', async (request, response) => {
    if (!namesThisComputer(request)) return response.writeHead(403).end();
    const slip = request.url?.startsWith('/_next/') ? undefined : findSlip();
    if (slip) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      return response.end(writeSlipPage(slip));
    }
    await ready;
    return app.getRequestHandler()(request, response);
  });
  findSlip();
  await ready;
  return listening;
}

/** The address of a development server in the same folder. Next would end the process with an English message. */
async function runningSite(root: string): Promise<string | undefined> {
  try {
    const { pid, port, appUrl } = JSON.parse(readFileSync(join(root, '.next/dev/lock'), 'utf8'));
    // The file of a server that crashed stays, and its number may have gone to another program.
    process.kill(pid, 0);
    const socket = connect(port);
    await once(socket, 'connect');
    socket.destroy();
    return appUrl;
  } catch {
    return undefined;
  }
}

/** Tells the slip there is now. It reads the files again only once one of them has changed. */
function slipFinder(root: string, onSlip: PreviewOptions['onSlip']): () => string | undefined {
  let seen = '';
  let slip: string | undefined;
  return () => {
    const state = stateOf(root);
    if (state !== seen) {
      seen = state;
      slip = slipIn(root);
      if (slip) onSlip(slip);
    }
    return slip;
  };
}

function slipIn(root: string): string | undefined {
  try {
    checkSources(root, { dev: true });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/** The times and sizes of the files the owner edits, his pictures among them. */
function stateOf(root: string): string {
  const settings = readdirSync(root).filter((name) => name.startsWith('.env'));
  const content = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).map(
    (name) => join('content', name),
  );
  const stats = [...settings, ...content].map((name) => {
    // An editor's temporary file may be gone already.
    const stat = statSync(join(root, name), { throwIfNoEntry: false });
    return [name, stat?.mtimeMs, stat?.size];
  });
  return JSON.stringify(stats);
}

function writeSlipPage(slip: string): string {
  const lines = slip.split('\n').map((line) => `<li>${escapeHtml(line)}</li>`);
  return writePlainPage(
    'Сайт ждёт исправления',
    1,
    `<ul>${lines.join('')}</ul>
<p>Исправьте и сохраните файл: страница откроется сама.</p>`,
  );
}
