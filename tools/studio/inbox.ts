import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { ACCOUNT, CORS } from '../../e2e/support/inbox';
import { SEND_PATH } from '../../lib/settings';
import { type Listening, listen, namesThisComputer } from '../shared/listen';
import { protect } from './guard';
import { unmarked } from './marks';
import { writePlainPage } from './plain-page';

/** The texts of the preview end with marks of their places, which no visitor would send. */
const withoutMarks = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? unmarked(value) : value));

/** Accepts what emailjs-com sends for the only account of the inbox. */
const letter = z.object({
  user_id: z.literal(ACCOUNT.key),
  service_id: z.literal(ACCOUNT.service),
  template_id: z.literal(ACCOUNT.template),
  template_params: z.record(z.string(), withoutMarks),
});

/** Other programs of this computer must not fill the memory. The sending service takes 50 KB. */
const LARGEST_LETTER = 64 * 1024;
const KEPT_LEADS = 500;
const LEADS_A_MINUTE = 120;

type Lead = { receivedAt: string; params: Record<string, unknown> };

/** Starts an inbox that answers as the sending service does, and shows its leads. */
export function startInbox(port: number): Promise<Listening> {
  const leads: Lead[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, text: string, type = 'text/plain') =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(text);
    protect(request, response);
    if (!namesThisComputer(request) || !isFromThisComputer(request))
      return answer(403, 'Forbidden');
    const [path] = (request.url ?? '/').split('?');
    // The site runs on another port, which makes it another origin. It may send leads, but no page may read them.
    if (path === SEND_PATH) response.setHeaders(new Headers(CORS));
    switch (`${request.method} ${path}`) {
      case `OPTIONS ${SEND_PATH}`:
        return answer(200, '');
      case `POST ${SEND_PATH}`: {
        const body = await readBody(request);
        if (body.length > LARGEST_LETTER) return answer(413, 'Payload Too Large');
        const { data } = letter.safeParse(parseJson(body));
        if (!data) return answer(400, 'Bad Request');
        if (isFull(leads)) return answer(429, 'Too Many Requests');
        leads.push({ receivedAt: new Date().toISOString(), params: data.template_params });
        leads.splice(0, leads.length - KEPT_LEADS);
        return answer(200, 'OK');
      }
      case 'GET /':
        return answer(200, writeInboxPage(leads), 'text/html');
      case 'GET /leads.json':
        return answer(200, JSON.stringify(leads), 'application/json');
      default:
        return answer(404, 'Not Found');
    }
  });
  return listen(server, port);
}

/** Returns false for a page of another site. Programs name no origin. */
function isFromThisComputer({ headers: { origin } }: IncomingMessage): boolean {
  return !origin || namesThisComputer({ headers: { host: origin.replace(/^https?:\/\//, '') } });
}

/** Reads a body, of one that is too large only the beginning. */
async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  request.setEncoding('utf8');
  try {
    for await (const chunk of request) {
      if (body.length <= LARGEST_LETTER) body += chunk;
    }
  } catch {
    // The visitor has broken off.
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells whether so many leads have come within a minute that no person can have sent them. */
function isFull(leads: readonly Lead[]): boolean {
  const earliest = leads.at(-LEADS_A_MINUTE);
  return earliest !== undefined && Date.now() - Date.parse(earliest.receivedAt) < 60_000;
}

function writeInboxPage(leads: readonly Lead[]): string {
  const intro =
    'Это почтовый ящик для проверки: с настоящего сайта письма приходят на вашу почту. Страница обновляется сама.';
  const none = 'Пока ни одной. Отправьте форму на сайте, и заявка появится здесь.';
  const letters = leads.length > 0 ? leads.toReversed().map(writeLead) : [none];
  return writePlainPage('Заявки с пробного сайта', 5, [intro, ...letters]);
}

function writeLead({ receivedAt, params }: Lead): string {
  const style = { dateStyle: 'long', timeStyle: 'medium' } as const;
  const time = new Date(receivedAt).toLocaleString('ru-RU', style);
  const { from_name: name, from_phone: phone, message, to_email: to } = params;
  return `${time}\nИмя: ${name}\nТелефон: ${phone}\nКому: ${to}\nСообщение: ${message}`;
}
