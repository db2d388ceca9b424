import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Listening, listen, namesThisComputer } from '../listen';
import { readLetter, SEND_PATH } from './contract';
import { type ReceivedLead, writePage } from './page';

type Answer = { status: number; text: string; type?: string };

/** The headers that let pages of another origin send; none lets them read what was sent. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
};

/**
 * Starts an inbox that speaks the sending service's contract and shows what it has got since.
 *
 * @throws {Error} with one line for the owner when the port is taken
 */
export async function startInbox(port: number): Promise<Listening> {
  const leads: ReceivedLead[] = [];

  async function receive(request: IncomingMessage): Promise<Answer> {
    const params = readLetter(await readText(request));
    if (!params) return { status: 400, text: 'Bad Request' };
    leads.push({ receivedAt: new Date().toISOString(), params });
    return { status: 200, text: 'OK' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    if (!namesThisComputer(request)) return { status: 403, text: 'Forbidden' };
    const [path] = (request.url ?? '/').split('?');
    if (path === SEND_PATH) response.setHeaders(new Headers(CORS));
    switch (`${request.method} ${path}`) {
      case `OPTIONS ${SEND_PATH}`:
        return { status: 200, text: '' };
      case `POST ${SEND_PATH}`:
        return receive(request);
      case 'GET /':
        return { status: 200, text: writePage(leads), type: 'text/html' };
      case 'GET /leads.json':
        return { status: 200, text: JSON.stringify(leads), type: 'application/json' };
      default:
        return { status: 404, text: 'Not Found' };
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const { status, text, type = 'text/plain' } = await answer(request, response);
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
    } catch {
      // The request broke off.
      response.destroy();
    }
  });
  return listen(server, port);
}
