import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import next from 'next';
import { loadContent } from '../../lib/content/load';
import { describeFinding } from '../../lib/finding';
import { keepCopy } from '../shared/copies/copies';
import { explainError } from '../shared/explain-error';
import { type Listening, listen, namesThisComputer } from '../shared/listen';
import { loadSettings } from '../shared/sources';
import { printInTerminal } from '../shared/terminal';
import { startEditor } from './editor/server';
import { isForSite, isForUpdates, protect } from './guard';
import * as marked from './marked';
import { answerPicture } from './pictures';
import { writePlainPage } from './plain-page';

/**
 * Serves the site as it is in the files. While the content or the settings have an error, each page reports it.
 *
 * @param publishEnv the environment of a publication
 */
export async function startPreviewSite(
  port: number,
  publishEnv: NodeJS.ProcessEnv,
): Promise<Listening> {
  const root = process.cwd();
  const running = await runningSite(root);
  if (running) {
    const kill = process.platform === 'win32' ? 'taskkill /F /PID' : 'kill';
    throw new Error(
      `Сайт этой папки уже открыт: ${running.appUrl}. Чтобы открыть его заново, остановите тот: Ctrl+C в его окне, а если окна нет, выполните ${kill} ${running.pid}`,
    );
  }
  Object.assign(globalThis, { marked });
  const server = createServer();
  const listening = await listen(server, port);
  // Next listens for updates on a server of its own, which gets only what passes the check below.
  const updates = createServer();
  const app = next({ dev: true, dir: root, hostname: 'localhost', port, httpServer: updates });
  const ready = app.prepare();
  checkAndCopy(root);
  const editor = startEditor(root, publishEnv);
  server.on('upgrade', (request, socket, head) => {
    const isPassedOn = isForUpdates(request) && updates.emit('upgrade', request, socket, head);
    if (!isPassedOn) socket.destroy();
  });
  server.on('request', async (request, response) => {
    protect(request, response);
    if (!namesThisComputer(request)) return response.writeHead(403).end();
    if (await editor.answer(request, response)) return;
    if (!isForSite(request)) return response.writeHead(404).end();
    if (await answerPicture(request, response, join(root, 'content'))) return;
    const { accept, rsc } = request.headers;
    const error = (rsc || accept?.includes('text/html')) && checkAndCopy(root);
    if (error) {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      const advice = 'Исправьте и сохраните файл: страница откроется сама.';
      const texts = [...error.split('\n'), advice];
      return response.end(writePlainPage('Сайт ждёт исправления', 1, texts));
    }
    await ready;
    editor.inject(request, response);
    return app.getRequestHandler()(request, response);
  });
  await ready;
  return listening;
}

/** The development server of the same folder. Next would end the process with an English message. */
async function runningSite(root: string): Promise<{ pid: number; appUrl: string } | undefined> {
  try {
    const site = JSON.parse(readFileSync(join(root, '.next/dev/lock'), 'utf8'));
    // After a crash the file stays, and its number may belong to another program.
    process.kill(site.pid, 0);
    const socket = connect(site.port);
    await once(socket, 'connect');
    socket.destroy();
    return site;
  } catch {
    return undefined;
  }
}

/**
 * Loads the settings, checks the content and keeps a copy of it. If something is wrong, prints and returns the error.
 */
function checkAndCopy(root: string): string {
  const folder = join(root, 'content');
  try {
    loadSettings(root, true);
    loadContent(folder);
    printOnce(keepCopy(folder));
    return '';
  } catch (error) {
    return printOnce(explainError(error, folder).map(describeFinding).join('\n'));
  }
}

let lastPrinted = '';

/** Each page asks for the same error again. */
function printOnce(message: string): string {
  if (message && message !== lastPrinted) printInTerminal(message);
  lastPrinted = message;
  return message;
}
