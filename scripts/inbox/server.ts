import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { type Listening, listen, namesThisComputer } from '../listen';
import { type Answer, SEND_PATH, validate } from './contract';
import { writePage } from './page';
import { LeadStorage, type ReceivedLead } from './storage';

type InboxOptions = {
  port: number;
  /** Where the leads are kept, one JSON object a line. */
  file: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
  onLead?: (lead: ReceivedLead) => void;
};

export type Inbox = Listening & { leads(): readonly ReceivedLead[] };

/** The headers that let pages of another origin send; none lets them read what was sent. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type',
};

/**
 * Starts an inbox that speaks the sending service's contract and shows what it got.
 *
 * @throws {Error} with one line for the owner when the port is taken
 */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { port, file, now = Date.now, onLead } = options;
  const storage = new LeadStorage(file);

  async function receive(request: IncomingMessage): Promise<Answer> {
    const { status, text, params } = validate(await readText(request));
    if (!params) return { status, text };
    const lead = { receivedAt: new Date(now()).toISOString(), params };
    storage.add(lead);
    onLead?.(lead);
    return { status, text };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!namesThisComputer(request)) return reply(response, { status: 403, text: 'Forbidden' });
    const [path] = (request.url ?? '/').split('?');
    const route = `${request.method} ${path}`;
    if (path === SEND_PATH) response.setHeaders(new Headers(CORS));
    if (route === `OPTIONS ${SEND_PATH}`) return reply(response, { status: 200, text: '' });
    if (route === `POST ${SEND_PATH}`) return reply(response, await receive(request));
    if (route === 'GET /')
      return reply(response, { status: 200, text: writePage(storage.all()) }, 'text/html');
    if (route === 'GET /leads.json') {
      const text = JSON.stringify(storage.all());
      return reply(response, { status: 200, text }, 'application/json');
    }
    return reply(response, { status: 404, text: 'Not Found' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Nobody waits any more for the answer to a request that broke off.
      if (request.destroyed && !request.complete) return;
      console.error('Заявку не удалось сохранить:', error instanceof Error ? error.message : error);
      reply(response, { status: 500, text: 'The letter could not be kept' });
    });
  });

  return { ...(await listen(server, port)), leads: () => [...storage.all()] };
}

function reply(response: ServerResponse, { status, text }: Answer, type = 'text/plain') {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
}
